import { expect, test, vi } from "vitest";
import { Table } from "./table.svelte";

/** A table where the server takes the first plies, and refuses the next. */
function refusingAfter(taken: number): { table: Table; played: string[]; asked: boolean[] } {
  const table = new Table("t");
  const played: string[] = [];
  const asked: boolean[] = []; // with each ply, whether others go with it
  vi.spyOn(table.commands, "play").mockImplementation((ply) => {
    asked.push(table.commands.amid);
    const taking = played.length < taken;
    if (taking) played.push(ply);
    else table.commands.trouble = { key: "error-stale" };
    return Promise.resolve(taking);
  });
  return { table, played, asked };
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

test("while plies that go together are played, what is asked in between is known to be answered", async () => {
  const amid = async (taken: number, ...plies: string[]) => {
    const { table, asked } = refusingAfter(taken);
    await table.commands.playAll(plies);
    return [...asked, table.commands.amid];
  };
  expect(await amid(3, "a", "b", "c")).toEqual([true, true, true, false]);
  expect(await amid(1, "a", "b", "c")).toEqual([true, true, false]);
  expect(await amid(1, "a")).toEqual([false, false]);
});
