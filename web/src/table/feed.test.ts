import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { News, TableEvent } from "../net/types";
import { Feed } from "./feed.svelte";
import { FakeServer, snapshotAfter } from "./server.fixture";

let server: FakeServer;
let feed: Feed;

beforeEach(async () => {
  localStorage.clear();
  server = new FakeServer();
  server.play(2);
  feed = new Feed("t", () => undefined);
  await feed.sync();
  server.asked.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

const seqs = () => feed.events.map((event) => event.seq);

test("an answer brings its events, and the view is asked for once", async () => {
  await feed.accept(server.play());
  expect(server.asked).toEqual(["/api/tables/t"]);
  expect(seqs()).toEqual([1, 2, 3]);
  expect(feed.view?.game?.snapshot).toEqual(snapshotAfter(3));
});

test("what was missed is asked for page by page", async () => {
  server.pageSize = 2;
  server.play(5);
  await feed.sync();
  expect(seqs()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(server.asked.filter((address) => address.includes("/events"))).toHaveLength(3);
});

test("a push that is not the last page brings its events and leaves the view", () => {
  const { view } = feed;
  const { table, game } = server.view();
  const event = { seq: 3, kind: "chat", text: "hello", changed: false, at: "" } as unknown as TableEvent;
  feed.hear({ events: [event], more: true, seq: 9, version: 9, table: { ...table, seq: 9 }, game });
  expect([seqs(), feed.view === view]).toEqual([[1, 2, 3], true]);
});

test("a push older than the view brings its events, so that the next one follows on them", () => {
  const old = server.view();
  const { table, game } = server.view();
  const [third, fourth] = server.play(2).events as [TableEvent, TableEvent];
  feed.take(server.view());
  server.asked.length = 0;
  feed.hear({ events: [third], more: false, seq: 3, version: 3, table: { ...old.table, seq: 3 }, game: old.game });
  feed.hear({ events: [fourth], more: false, seq: 4, version: 4, table: { ...table, seq: 4 }, game });
  expect([seqs(), server.asked]).toEqual([[1, 2, 3, 4], []]);
});

test("an answer that a push has overtaken still says who one is, an older one no longer does", () => {
  const before = server.view();
  server.play();
  const answer = { ...server.view(), you: { ...before.you, seats: [1] } };
  const [later] = server.play().events as [TableEvent];
  const { table, game } = server.view();
  feed.hear({ events: [{ ...later, seq: 3 }, later], more: false, seq: 4, version: 4, table, game });
  feed.take(answer);
  expect([feed.view?.you.seats, feed.view?.table.seq]).toEqual([[1], 4]);
  feed.take(before);
  expect(feed.view?.you.seats).toEqual([1]);
});

test("an answer whose push was faster changes nothing and asks for nothing", async () => {
  const answer = server.play();
  await feed.sync(); // stands for the push: both bring the events and the view
  server.asked.length = 0;
  const { view, events } = feed;
  await feed.accept(answer);
  expect(server.asked).toEqual([]);
  expect([feed.view === view, feed.events === events]).toEqual([true, true]);
});

test("a push that comes while the view is asked for counts, and nothing is told twice", async () => {
  const accepted = feed.accept(server.play());
  await feed.sync();
  await accepted;
  expect(seqs()).toEqual([1, 2, 3]);
});

test("what others did before or after one's own move is not left out", async () => {
  server.play(); // nobody has told this page
  const answer = server.play();
  server.play(); // a bot has answered at once
  await feed.accept(answer);
  expect(seqs()).toEqual([1, 2, 3, 4, 5]);
  expect(feed.view?.table.seq).toBe(5);
});

test("an answer whose view cannot be had leaves the line lost, not the page broken", async () => {
  const answer = server.play();
  server.up = false;
  await feed.accept(answer);
  expect([feed.link, seqs()]).toEqual(["lost", [1, 2]]);
});

test("a view that was overtaken is left out", async () => {
  const old = server.view();
  server.play();
  await feed.sync();
  feed.take(old);
  expect(feed.view?.table.seq).toBe(3);
});

test("a push of someone who sat down in mid-game brings the game with the new name", () => {
  const sat = { seq: 3, kind: "sat", seat: 1, name: "Ada", changed: false, at: "" } as unknown as TableEvent;
  const { table } = server.view();
  const game = { ...server.view().game, due: { key: "due-turn", facts: { who: "Ada" } } };
  feed.hear({ events: [sat], seq: 3, version: table.version, table: { ...table, seq: 3 }, game } as unknown as News);
  expect(feed.view?.game).toBe(game);
});

test("a push of someone who only came or went leaves the game as it is", () => {
  const { table, game } = server.view();
  const before = feed.view?.game;
  feed.hear({ events: [], more: false, seq: 2, version: table.version, table, game });
  expect(feed.view?.game).toBe(before);
});

test("who came while the view was on its way is asked for once more: nothing was played that would tell", async () => {
  const syncing = feed.sync();
  const { table, game } = server.view();
  feed.hear({ events: [], more: false, seq: 2, version: 2, table, game });
  await syncing;
  expect(server.asked.filter((address) => address === "/api/tables/t")).toHaveLength(2);
});

test("a view asked for before one sat down does not say who one is", async () => {
  const syncing = feed.sync();
  server.own = [1];
  feed.take(server.view());
  feed.introduce();
  await syncing;
  expect(feed.view?.you.seats).toEqual([1]);
});

/** The line to the server as the page sees it: nothing comes but what a test lets come. */
class Line {
  static readonly OPEN = 1;
  static opened: Line[] = [];
  readyState = Line.OPEN;
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;

  constructor(readonly url: string) {
    Line.opened.push(this);
  }

  /** Come up, and tell as the server does what happened since the page asked. */
  greet(push: News): void {
    this.onopen?.();
    this.onmessage?.({ data: JSON.stringify(push) });
  }

  close(): void {
    this.readyState = 3;
  }
}

describe("opening a table", () => {
  const news = (): News => ({ events: [], more: false, seq: 2, version: 2, ...server.view() });
  let line: Line;

  beforeEach(async () => {
    Line.opened = [];
    vi.stubGlobal("WebSocket", Line);
    feed = new Feed("t", () => undefined);
    await feed.start();
    [line] = Line.opened as [Line];
  });
  afterEach(() => feed.stop());

  test("asks for the view and the events once, and is live with the first push", async () => {
    expect(feed.link).toBe("connecting");
    line.greet(news());
    await vi.waitFor(() => expect(feed.link).toBe("live"));
    expect(server.asked).toEqual(["/api/tables/t", "/api/tables/t/events?since=0"]);
    expect(line.url).toContain("since=2");
  });

  test("is not live before the last page of what happened since", async () => {
    line.greet({ ...news(), more: true });
    await Promise.resolve();
    expect(feed.link).toBe("connecting");
    line.onmessage?.({ data: JSON.stringify(news()) });
    await vi.waitFor(() => expect(feed.link).toBe("live"));
  });

  test("asks again for everything when the line is back after a loss", async () => {
    line.greet(news());
    await vi.waitFor(() => expect(feed.link).toBe("live"));
    line.onclose?.({ code: 1006, reason: "" });
    expect(feed.link).toBe("lost");
    server.asked.length = 0;
    feed.introduce(); // connects at once
    Line.opened[1]?.onopen?.();
    await vi.waitFor(() => expect(feed.link).toBe("live"));
    expect(server.asked).toEqual(["/api/tables/t", "/api/tables/t/events?since=2"]);
  });
});
