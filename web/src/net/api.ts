/** Requests to the server: JSON in, JSON out, and every failure an ApiError with something to tell a person. */
import type {
  CreateBody,
  Devices,
  DiceLog,
  ErrorPart,
  Figures,
  ForkBody,
  Hint,
  Instead,
  Info,
  MadeView,
  News,
  Played,
  RecordBody,
  RematchBody,
  ReportBody,
  ReviewAnswer,
  SeatBody,
  SitBody,
  TableEvent,
  Timeline,
  Verified,
  View,
  Outlook,
  WishBody,
  Why,
} from "./types";
import type { Told } from "../text/text";

export type Problem = Omit<ErrorPart, "code"> & { code: string };

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }

  /** What to tell the person, in any language. */
  get told(): Told {
    return { ...this.problem.phrase, text: this.problem.message };
  }

  /** Whether trying the same again can help: nobody answered, or the server is busy or restarting. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }

  /** Whether an answer may have been lost on its way: none came, or a proxy answered because its server was gone. */
  get lost(): boolean {
    return this.status === 0 || (this.status >= 502 && this.status <= 504);
  }
}

/** How long to wait, in milliseconds, before a request whose answer was lost is sent again. */
const RETRY_AFTER = [500, 2_000];

/** A problem that the page has found itself. */
function own(code: string, phrase: Problem["phrase"]): Problem {
  return { code, message: code, phrase };
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      credentials: "same-origin",
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch {
    throw new ApiError(0, own("network", { key: "error-network", facts: {} }));
  }
  if (response.ok) return (response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text) as T;
  let problem = own("http", { key: "error-server", facts: { status: response.status } });
  try {
    const found = JSON.parse(text) as { error?: Problem };
    if (found.error) problem = found.error;
  } catch {
    // Not the server's own words: a proxy's page, say.
  }
  throw new ApiError(response.status, problem);
}

/** Fresh random hexadecimal text: this browser's part in the dice. */
export function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function uuid(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const hex = entropy(); // plain http on a local network has no randomUUID
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Send a request that gives a key: under an id of its own or the one it has, so that it can be sent again if its answer is lost on the way.
 * The same id gives the same answer, which is why nobody else may know it.
 */
async function insist<T>(path: string, body: object): Promise<T> {
  const whole = { id: entropy(), ...body };
  for (const wait of RETRY_AFTER) {
    try {
      return await ask<T>(path, whole);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.lost) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return ask<T>(path, whole);
}

/** All events after one; the server gives them page by page. */
async function events(id: string, since: number): Promise<TableEvent[]> {
  const found: TableEvent[] = [];
  for (let last = since, more = true; more;) {
    const page = await ask<News>(at(id, `/events?since=${last}`));
    found.push(...page.events);
    last = page.events.at(-1)?.seq ?? last;
    more = page.more && page.events.length > 0;
  }
  return found;
}

const at = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

const logUrl = (commitment: string): string => `/api/commitments/${commitment}`;

export const api = {
  info: () => ask<Info>("/api/info"),
  commit: () => ask<{ commitment: string }>("/api/commitments", {}),
  logOf: (commitment: string) => ask<DiceLog>(logUrl(commitment)),
  logAfter: (number: number) => ask<DiceLog>(`/api/commitments?after=${number}`),
  logUrl,
  create: (table: CreateBody) => insist<MadeView>("/api/tables", table),
  record: (body: RecordBody) => insist<MadeView>("/api/records", body),
  view: (id: string) => ask<View>(at(id)),
  enter: (id: string, key: string) => ask<View>(at(id, "/enter"), { key }),
  sit: (id: string, body: SitBody) => insist<View>(at(id, "/sit"), body),
  seal: (id: string, sealed: string) => ask<View>(at(id, "/seal"), { sealed }),
  reveal: (id: string, entropy: string) => ask<View>(at(id, "/reveal"), { entropy }),
  edition: (id: string) => ask<string>(at(id, "/edition")),
  recordText: (id: string) => ask<string>(at(id, "/record")),
  link: (id: string) => ask<{ key: string }>(at(id, "/link"), {}),
  invite: (id: string) => ask<{ invite: string }>(at(id, "/invite"), {}),
  seat: (id: string, n: number, body: SeatBody) => ask<View & { invite?: string }>(at(id, `/seats/${n}`), body),
  rename: (id: string, n: number, name: string) => ask<View>(at(id, `/seats/${n}/name`), { name }),
  giveUpSeat: (id: string, n: number) => ask<View>(at(id, `/seats/${n}/give-up`), {}),
  devices: (id: string) => ask<Devices>(at(id, "/devices")),
  revoke: (id: string, devices?: string[]) => ask<Devices>(at(id, "/devices/revoke"), devices ? { devices } : {}),
  leave: (id: string, bot?: string) => ask<View>(at(id, "/leave"), bot ? { bot } : {}),
  back: (id: string) => ask<View>(at(id, "/back"), {}),
  absent: (id: string, body: WishBody) => ask<View>(at(id, "/absent"), body),
  ply: (id: string, body: { ply: string; version: number; id: string }) => ask<Played>(at(id, "/plies"), body),
  undo: (id: string, body: { version: number; to: number; id: string }) => ask<Played>(at(id, "/undo"), body),
  answer: (id: string, body: { agree: boolean; version: number }) => ask<Played>(at(id, "/undo/answer"), body),
  chat: (id: string, body: { text: string; id: string }) => ask<Played>(at(id, "/chat"), body),
  report: (id: string, body: ReportBody) => ask<object>(at(id, "/report"), body),
  rematch: (id: string, body: RematchBody) => insist<MadeView>(at(id, "/rematch"), body),
  events,
  timeline: (id: string, since: number) => ask<Timeline>(at(id, `/timeline?since=${since}`)),
  figures: (id: string) => ask<Figures>(at(id, "/statistics")),
  fork: (id: string, body: ForkBody) => insist<MadeView>(at(id, "/fork"), body),
  outlook: (id: string, plies: readonly string[]) =>
    ask<Outlook>(at(id, `/outlook?${plies.map((ply) => `ply=${encodeURIComponent(ply)}`).join("&")}`)),
  instead: (id: string, ply: number, plies: readonly string[]) =>
    ask<Instead>(at(id, `/at/${ply}/instead?${plies.map((one) => `play=${encodeURIComponent(one)}`).join("&")}`)),
  why: (id: string, ply: string) => ask<Why>(at(id, `/why?ply=${encodeURIComponent(ply)}`)),
  review: (id: string) => ask<ReviewAnswer>(at(id, "/review")),
  hint: (id: string) => ask<Hint>(at(id, "/hint")),
  verify: (id: string) => ask<Verified>(at(id, "/verify")),
  recordUrl: (id: string) => at(id, "/record"),
};
