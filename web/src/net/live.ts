/** The WebSocket of a table: told what happens, and back again by itself after a loss, ever more slowly. */
import type { News } from "./types";

export interface LiveHandlers {
  since(): number;
  push(push: News): void;
  up(): void;
  down(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const RESTARTING = 1012;
const LONGEST_RESTART = 60;

/** How long to wait before coming back: a server that restarts says within how many seconds, others are given ever longer. */
export function pauseAfter(code: number, reason: string, wait: number, luck: number): number {
  const seconds = code === RESTARTING ? Number(/^restart (\d{1,4})/.exec(reason)?.[1] ?? 0) : 0;
  return seconds > 0 ? Math.min(seconds, LONGEST_RESTART) * 1000 * luck : wait * (0.75 + luck / 2);
}

export class Live {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly id: string,
    private readonly handlers: LiveHandlers,
  ) {
    addEventListener("online", this.now);
    addEventListener("offline", this.hangUp);
    document.addEventListener("visibilitychange", this.now);
    this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.now);
    removeEventListener("offline", this.hangUp);
    document.removeEventListener("visibilitychange", this.now);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Try at once instead of waiting on. */
  now = (): void => {
    if (this.closed || document.hidden || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    this.wait = FIRST_WAIT;
    this.open();
  };

  /** Connect once more: whoever has just sat down is known by another key. */
  again(): void {
    if (!this.closed) this.open();
  }

  private hangUp = (): void => this.socket?.close();

  private open(): void {
    clearTimeout(this.timer);
    this.socket?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live?since=${this.handlers.since()}`;
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.wait = FIRST_WAIT;
      this.handlers.up();
    };
    socket.onmessage = (message) => {
      if (socket !== this.socket || typeof message.data !== "string") return;
      try {
        const push = JSON.parse(message.data) as News;
        if (Array.isArray(push.events)) this.handlers.push(push);
      } catch {
        // A message this page does not understand: the next resync brings what it said.
      }
    };
    socket.onclose = ({ code, reason }) => {
      if (socket !== this.socket || this.closed) return;
      this.handlers.down();
      this.timer = setTimeout(() => this.open(), pauseAfter(code, reason, this.wait, Math.random()));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }
}
