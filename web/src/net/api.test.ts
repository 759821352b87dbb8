import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, ApiError } from "./api";

const sent: { id: string }[] = [];
let lost: number;

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  lost = 0;
  vi.stubGlobal("fetch", (_: string, request: RequestInit) => {
    sent.push(JSON.parse(request.body as string) as { id: string });
    if (sent.length <= lost) return Promise.reject(new TypeError("the line is dead"));
    return Promise.resolve(new Response("{}", { headers: { "content-type": "application/json" } }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a request that gives a key is sent again under the same id when its answer is lost", async () => {
  lost = 2;
  const made = api.rematch("t", { entropy: "luck" });
  await vi.runAllTimersAsync();
  await made;
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map((body) => body.id)).size).toBe(1);
});

test("it is not sent forever, and every request has an id of its own", async () => {
  lost = 3;
  const failed = expect(api.rematch("t", { entropy: "luck" })).rejects.toBeInstanceOf(ApiError);
  await vi.runAllTimersAsync();
  await failed;
  await api.rematch("t", { entropy: "luck" });
  expect(new Set(sent.map((body) => body.id)).size).toBe(2);
});
