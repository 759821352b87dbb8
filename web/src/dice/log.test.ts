import { beforeAll, expect, test } from "vitest";
import { sha256 } from "./chance";
import { followLog, type LogLine } from "./log";

const PAGE = 4;
const MINE = "the promise";
let log: LogLine[];

/** A log of some lines, chained as the protocol says. */
async function chained(said: readonly (readonly [LogLine["what"], string])[]): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  let before = "0".repeat(64);
  for (const [index, [what, commitment]] of said.entries()) {
    before = await sha256(`${before} ${index + 1} then ${what} ${commitment}`);
    lines.push({ number: index + 1, at: "then", what, commitment, digest: before });
  }
  return lines;
}

beforeAll(async () => {
  const others = Array.from({ length: 6 }, (_, i) => ["promised", `another ${i}`] as const);
  const mine = (["promised", "started", "over"] as const).map((what) => [what, MINE] as const);
  log = await chained([...others, ...mine.slice(0, 1), ...others, ...mine.slice(1), ...others]);
});

/** A server that shows this log, a page at a time. */
const shows = (lines: readonly LogLine[]) => ({
  of: (commitment: string) =>
    Promise.resolve({ lines: lines.filter((one) => one.commitment === commitment), more: false }),
  after: (number: number) => {
    const rest = lines.filter((one) => one.number > number);
    return Promise.resolve({ lines: rest.slice(0, PAGE), more: rest.length > PAGE });
  },
});
const kept = () => ({ number: 7, digest: log[6]?.digest ?? "" });

test("a log that continues from the line that was kept is whole, page after page", async () => {
  expect(await followLog(MINE, kept(), shows(log))).toEqual({
    proved: { key: "verify-logged", facts: { n: 7, last: 21 } },
  });
});

test("without a kept line it is said that nothing shows the log wasn't written again", async () => {
  const { proved, open } = await followLog(MINE, undefined, shows(log));
  expect([proved?.key, open?.key]).toEqual(["verify-logged-unkept", "verify-log-not-kept"]);
});

test("a log that was written again, even if it links up, isn't the one that was kept", async () => {
  const said = log.map(({ what, commitment }) => [what, commitment] as const);
  const again = await chained([["promised", "another first line"], ...said.slice(1)]);
  expect((await followLog(MINE, kept(), shows(again))).bad?.key).toBe("verify-log-changed");
});

test("a line that was changed, left out or put elsewhere breaks the log", async () => {
  const changed = log.map((line) => (line.number === 10 ? { ...line, commitment: "forged" } : line));
  const without = log.filter((line) => line.number !== 10);
  const swapped = log.map((line) =>
    line.number === 10 ? { ...line, number: 11 } : line.number === 11 ? { ...line, number: 10 } : line,
  );
  for (const wrong of [changed, without, swapped])
    expect((await followLog(MINE, kept(), shows(wrong))).bad?.key).toBe("verify-log-broken");
});

test("a promise that is said elsewhere than in the log is found out", async () => {
  const beside = {
    ...shows(log),
    of: () => Promise.resolve({ lines: [log[6], log[13], { ...log[14], digest: "forged" }] as LogLine[], more: false }),
  };
  expect((await followLog(MINE, kept(), beside)).bad?.key).toBe("verify-log-changed");
});

test("a game that isn't in the log as it should be is told", async () => {
  const cut = log.filter((line) => line.number < 14);
  expect((await followLog(MINE, undefined, shows(cut))).open?.key).toBe("verify-not-logged");
  expect((await followLog(MINE, kept(), shows(cut))).bad?.key).toBe("verify-log-changed");
});
