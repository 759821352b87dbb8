import { expect, test } from "vitest";
import { momentPath, route } from "./route.svelte";

test.each([
  ["/", null, null],
  ["/rules", null, null],
  ["/table/abc-1", "abc-1", null],
  ["/table/abc-1/", "abc-1", null],
  ["/table/abc-1/at/12", "abc-1", 12],
  ["/table/abc-1/at/soon", null, null],
  ["/table/a/b", null, null],
])("%s leads to the table %s at %s", (path, table, moment) => {
  route.go(path);
  expect([route.table, route.moment]).toEqual([table, moment]);
});

test("the address of a moment leads to it", () => {
  route.replace(momentPath("abc", 7));
  expect([route.table, route.moment]).toEqual(["abc", 7]);
});
