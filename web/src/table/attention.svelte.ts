// Whether the person has been away, and how to call them back: title, favicon, notification.
import { settings } from "$lib/settings.svelte";
import type { TableSession } from "$lib/table.svelte";
import { text } from "$lib/text.svelte";

export class Attention {
  away = $state(false); // there may be something to catch up with

  constructor(session: TableSession) {
    this.away = !session.shared && session.seenBefore > 0 && session.seenBefore < (session.known?.seq ?? 0);
    $effect(() => {
      const leave = () => document.hidden && (this.away = true);
      document.addEventListener("visibilitychange", leave);
      return () => document.removeEventListener("visibilitychange", leave);
    });
    $effect(() => {
      const mine = session.myTurn;
      const { info } = session.known!;
      const game = (info.fork ? `${text.say("fork-mark")} · ` : "") + text.called(info.game);
      document.title = mine ? `● ${text.say("your-turn")} · ${game}` : `${game} · Portside`;
      favicon(mine);
      if (mine && document.hidden) void notify(game, text.say("your-turn"), location.pathname);
      return () => favicon(false);
    });
  }

  back(): void {
    this.away = false;
  }
}

function favicon(turn: boolean): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")!.href = turn ? "/icon-turn.svg" : "/icon.svg";
}

async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!settings.notify || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, { body, tag, icon: "/icon-192.png" });
  else new Notification(title, { body, tag, icon: "/icon-192.png" });
}
