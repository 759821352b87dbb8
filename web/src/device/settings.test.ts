import { beforeEach, expect, test, vi } from "vitest";

const KEY = "redcathedral.settings";

/** The settings as a page that is opened again reads them. */
async function opened() {
  vi.resetModules();
  return (await import("./settings.svelte")).settings;
}

beforeEach(() => localStorage.clear());

test("there is no sound and no notice until somebody wants it", async () => {
  const settings = await opened();
  expect([settings.get("sound"), settings.get("notify"), settings.get("motion")]).toEqual([false, false, "normal"]);
});

test("what was chosen is kept", async () => {
  (await opened()).set("motion", "fast");
  expect((await opened()).get("motion")).toBe("fast");
});

test.each(["nonsense", "null", "[]", '{"motion":"sideways","volume":"loud","unknown":1}'])(
  "what is kept and not understood is left out: %s",
  async (kept) => {
    localStorage.setItem(KEY, kept);
    const settings = await opened();
    expect([settings.get("motion"), settings.get("volume")]).toEqual(["normal", 0.6]);
  },
);

test("what is understood beside it counts", async () => {
  localStorage.setItem(KEY, '{"motion":"sideways","sound":true}');
  expect((await opened()).get("sound")).toBe(true);
});
