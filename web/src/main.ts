import "./fonts.css";
import "./tokens.css";
import "./shell.css";
import "./screens.css";
import "./extra.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "$lib/settings.svelte";
import { text } from "$lib/text.svelte";

await text.use(settings.language);
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
