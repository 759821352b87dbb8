/** The pages, each with its own script, which is fetched when somebody comes there. */
import type { Component } from "svelte";
import { Table } from "./table/table.svelte";
import { withAllWords } from "./text/text";
import type { Route } from "./route.svelte";

/** A page that is ready to be shown, with the table it shows. */
export type Shown = { Page: Component<{ table: Table }>; table: Table } | { Page: Component; table: null };

type Load = () => Promise<{ default: Component }>;

const start: Load = () => import("./lobby/Start.svelte");
const board = () => import("./table/TablePage.svelte");
const BY_PATH: Record<string, Load> = {
  "/rules": () => withAllWords(import("./learn/RulesPage.svelte")),
  "/learn": () => withAllWords(import("./learn/LearnPage.svelte")),
  "/puzzles": () => withAllWords(import("./learn/PuzzlesPage.svelte")),
};

/** Fetch the page an address leads to; a table is asked how it stands while the script of its page is on its way. */
export async function pageAt({ table: id, path }: Pick<Route, "table" | "path">): Promise<Shown> {
  if (id === null) return { Page: (await (BY_PATH[path] ?? start)()).default, table: null };
  const table = new Table(id);
  void table.feed.start();
  return { Page: (await board()).default, table };
}
