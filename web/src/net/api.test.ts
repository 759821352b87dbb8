import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, ApiError } from "./api";

const sent: { id: string }[] = [];
let lost: number;
let loss: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  lost = 0;
  loss = () => Promise.reject(new TypeError("the line is dead"));
  vi.stubGlobal("fetch", (_: string, request: RequestInit) => {
    sent.push(JSON.parse(request.body as string) as { id: string });
    if (sent.length <= lost) return loss();
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

/** An answer that breaks off. */
function half(): Response {
  return new Response(new ReadableStream({ start: (answer) => answer.error(new TypeError("the line died")) }));
}

test.each([
  ["a proxy that has lost its server answers", () => new Response("Bad Gateway", { status: 502 })],
  ["a proxy that finds no server answers", () => new Response("", { status: 503 })],
  ["a proxy that waits in vain answers", () => new Response("", { status: 504 })],
  ["an answer breaks off", half],
])("it is also sent again when %s", async (_, answer) => {
  lost = 1;
  loss = () => Promise.resolve(answer());
  const made = api.rematch("t", { entropy: "luck" });
  await vi.runAllTimersAsync();
  await made;
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map((body) => body.id)).size).toBe(1);
});

test("a refusal is not", async () => {
  lost = 1;
  loss = () => Promise.resolve(new Response("{}", { status: 409 }));
  await expect(api.rematch("t", { entropy: "luck" })).rejects.toBeInstanceOf(ApiError);
  expect(sent).toHaveLength(1);
});
