import { expect, test, vi } from "vitest";
import { Table } from "./table.svelte";

/** A table where the server takes the first plies, and refuses the next. */
function refusingAfter(taken: number): { table: Table; played: string[] } {
  const table = new Table("t");
  const played: string[] = [];
  vi.spyOn(table.commands, "play").mockImplementation((ply) => {
    const taking = played.length < taken;
    if (taking) played.push(ply);
    else table.commands.trouble = { key: "error-stale" };
    return Promise.resolve(taking);
  });
  return { table, played };
}

test("what goes together is played one after another", async () => {
  const { table, played } = refusingAfter(3);
  expect(await table.commands.playAll(["a", "b", "c"])).toBe(true);
  expect(played).toEqual(["a", "b", "c"]);
});

test("if one is refused the rest is dropped, and that is said", async () => {
  const { table, played } = refusingAfter(1);
  expect(await table.commands.playAll(["a", "b", "c"])).toBe(false);
  expect(played).toEqual(["a"]);
  expect(table.commands.trouble).toEqual({ key: "compound-stopped", facts: { why: { key: "error-stale" } } });
});

test("where the first is refused there is no rest to speak of", async () => {
  const { table } = refusingAfter(0);
  await table.commands.playAll(["a", "b"]);
  expect(table.commands.trouble).toEqual({ key: "error-stale" });
});
