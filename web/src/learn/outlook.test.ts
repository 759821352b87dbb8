import { afterEach, expect, test, vi } from "vitest";
import { api } from "../net/api";
import type { Table } from "../table/table.svelte";
import { language } from "../text/language.svelte";
import { Outlook } from "./outlook.svelte";

afterEach(() => vi.restoreAllMocks());

test("an answer that comes late doesn't replace a newer one", async () => {
  await language.sayAll();
  await language.choose("en");
  const table = {
    id: "t",
    view: { table: { version: 1 } },
    scored: [3],
    seats: [{ color: "red" }],
    nameOf: () => "Olga",
  };
  const outlook = new Outlook(table as unknown as Table);
  const answers = new Map<string, (scored: number[]) => void>();
  vi.spyOn(api, "outlook").mockImplementation(
    (_, plies) => new Promise((done) => answers.set(plies.join(), (scored) => done({ scored }))),
  );
  const asked = [outlook.ask("first"), outlook.ask("second")];
  answers.get("second")?.([5]);
  answers.get("first")?.([9]);
  await Promise.all(asked);
  expect(outlook.lines("second")).toHaveLength(1);
  expect(outlook.lines("first")).toEqual([]);
});
