import { expect, test } from "vitest";
import { grouped } from "./grouped";

test("groups stand in the order they first appear, and so do the things in them", () => {
  expect(grouped(["claim A1", "end", "claim B1"], (ply) => ply.split(" ")[0] ?? "")).toEqual([
    ["claim", ["claim A1", "claim B1"]],
    ["end", ["end"]],
  ]);
});
