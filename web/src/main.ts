import "./fonts.css";
import "./tokens.css";
import "./shell.css";
import "./screens.css";
import "./extra.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { ART } from "./components/GameArt.svelte";
import { faces } from "$lib/faces";
import { settings } from "$lib/settings.svelte";
import { text } from "$lib/text.svelte";

if (location.pathname === "/") for (const picture of Object.values(ART)) new Image().src = picture;
await Promise.all([text.use(settings.language), faces(settings.language)]);
const app = document.getElementById("app")!;
app.replaceChildren();
mount(App, { target: app });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
