/** The pages, each with its own script, which is fetched when somebody comes there. */
import type { Component } from "svelte";
import type { Route } from "./route.svelte";

type Page = Component<{ id: string }> | Component;

/** A page that is ready to be shown. */
export interface Shown {
  Page: Page;
  /** The table it shows. */
  id: string | null;
}

type Load = () => Promise<{ default: Page }>;

const start: Load = () => import("../lobby/Start.svelte");
const board: Load = () => import("../board/TablePage.svelte");
const BY_PATH: Record<string, Load> = {
  "/rules": () => import("../learn/RulesPage.svelte"),
  "/learn": () => import("../learn/LearnPage.svelte"),
};

/** Fetch the page an address leads to. */
export async function pageAt({ table, path }: Pick<Route, "table" | "path">): Promise<Shown> {
  const load = table === null ? (BY_PATH[path] ?? start) : board;
  return { Page: (await load()).default, id: table };
}
