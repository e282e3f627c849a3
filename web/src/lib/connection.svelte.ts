// One socket to one table: opens it, says hello, opens it again when it is lost.
import type { FromClient, FromServer, Hello } from "./wire";

const WAITS = [400, 1000, 2000, 4000, 8000];
const HEARTBEAT = 20_000;

export class Connection {
  state = $state<"opening" | "open" | "lost">("opening");
  retryAt = $state(0);
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #heart = 0;
  #heard = 0;

  constructor(
    readonly table: string,
    readonly hello: () => Hello,
    readonly hear: (message: FromServer) => void,
    readonly without: () => void, // no socket can be had: look in another way
    readonly opened: () => void,
  ) {
    addEventListener("online", this.open);
    addEventListener("offline", this.#lost);
  }

  /** Open a fresh socket now, whatever the old one is doing. */
  open = (): void => {
    clearTimeout(this.#timer);
    this.#drop();
    const socket = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.table}/socket`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.state = "open";
      this.say(this.hello());
      this.opened();
      this.#heard = Date.now();
      this.#heart = window.setInterval(() => this.#beat(), HEARTBEAT);
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = this.#lost;
  };

  /** Told if there is anybody to hear it. */
  say(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    removeEventListener("online", this.open);
    removeEventListener("offline", this.#lost);
    clearTimeout(this.#timer);
    this.#drop();
  }

  #lost = (): void => {
    this.#drop();
    clearTimeout(this.#timer);
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]!;
    this.state = "lost";
    this.retryAt = Date.now() + wait;
    this.#timer = window.setTimeout(this.open, wait);
    if (this.#tries > 2 && navigator.onLine) this.without();
  };

  /** A socket can die without a word: ask, and do not wait for ever. */
  #beat(): void {
    if (Date.now() - this.#heard > 2 * HEARTBEAT) this.#lost();
    else this.say({ type: "ping" });
  }

  #drop(): void {
    clearInterval(this.#heart);
    if (!this.#socket) return;
    this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket.close();
    this.#socket = null;
  }
}
