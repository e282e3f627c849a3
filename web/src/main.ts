import "./styles";
import { mount } from "svelte";
import App from "./App.svelte";
import { faceOf } from "$boards/find";
import { faces } from "$lib/faces";
import { GAMES } from "$lib/games";
import { house } from "$lib/house.svelte";
import { settings } from "$lib/settings.svelte";
import { text } from "$lib/text.svelte";

if (location.pathname === "/") for (const game of GAMES) new Image().src = faceOf(game).art;
await Promise.all([text.use(settings.language), faces(settings.language)]);
const app = document.getElementById("app")!;
app.replaceChildren();
mount(App, { target: app });
void house.ask();
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
