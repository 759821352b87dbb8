import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../net/api";
import type { TableSeat, View } from "../net/types";
import { sha256 } from "./chance";
import { keepDice, keptDice, type KeptDice } from "./kept";
import { duty, newShare, sealAnew, tendSeals } from "./sealing";

/** What the page sent: the end of the address, and the body. */
let sent: [string, Record<string, string>][];
/** What the server answers with; 0 is no answer at all. */
let status: number;
/** Whose turn it is to hold the lock that tabs share. */
let queue: Promise<unknown>;
let table = 0;

beforeEach(() => {
  localStorage.clear();
  table++;
  [sent, status, queue] = [[], 200, Promise.resolve()];
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("navigator", {
    locks: { request: (_: string, act: () => Promise<unknown>) => (queue = queue.then(act, act)) },
  });
  vi.stubGlobal("fetch", (address: string, { body }: { body: string }) => {
    sent.push([address.split("/").at(-1) ?? "", JSON.parse(body) as Record<string, string>]);
    return status ? Promise.resolve(new Response("{}", { status })) : Promise.reject(new TypeError("no line"));
  });
});
afterEach(() => vi.unstubAllGlobals());

const id = (): string => `t${table}`;
const seat = (index: number, more: Partial<TableSeat> = {}): Partial<TableSeat> => ({
  index,
  kind: "person",
  sealed: `seal ${index}`,
  revealed: false,
  ...more,
});

/** The view of whoever holds some seats. */
function view(seats: Partial<TableSeat>[], mine: number[] = [0], { seq = 1, restarts = 0, sealing = true } = {}): View {
  return {
    table: { id: id(), seq, status: "waiting", commitment: "promise", dice: { sealing, restarts }, seats },
    you: { seats: mine },
  } as unknown as View;
}

/** A number this browser has drawn and kept. */
async function draw(round = 0): Promise<Required<Pick<KeptDice, "entropy" | "seal">>> {
  const { own } = await newShare(true);
  keepDice(id(), { ...own, round });
  return own as Required<Pick<KeptDice, "entropy" | "seal">>;
}

test("a number is sealed where others play, and sent as it is where they don't or nothing can be sealed", async () => {
  const { share, own } = await newShare(true);
  expect(share).toEqual({ sealed: await sha256(own.entropy ?? "") });
  expect(Object.keys((await newShare(false)).share)).toEqual(["entropy"]);
  vi.stubGlobal("isSecureContext", false);
  expect(Object.keys((await newShare(true)).share)).toEqual(["entropy"]);
});

test("nothing is opened before everyone has a seat and has sealed", async () => {
  const { seal } = await draw();
  for (const other of [seat(1, { kind: "open", sealed: null }), seat(1, { sealed: null })])
    expect(await tendSeals(view([seat(0, { sealed: seal }), other]))).toBeNull();
  expect(sent).toEqual([]);
});

test("the number is opened when all are sealed, bots aside, once, and everyone's seals are kept", async () => {
  const { entropy, seal } = await draw();
  const all = view([seat(0, { sealed: seal }), seat(1), seat(2, { kind: "bot", sealed: null })]);
  expect(await Promise.all([tendSeals(all), tendSeals(all)])).toEqual(["{}", null]);
  expect(sent).toEqual([["reveal", { entropy }]]);
  expect(keptDice(id())).toMatchObject({ seals: [seal, "seal 1"], commitment: "promise" });
});

test("one number opens all seats at one screen", async () => {
  const { entropy, seal } = await draw();
  const mine = [seat(0, { sealed: seal }), seat(1, { sealed: seal })];
  await tendSeals(view([...mine, seat(2)], [0, 1]));
  expect(sent).toEqual([["reveal", { entropy }]]);
});

test("a number that nobody answered to is opened again", async () => {
  const { entropy, seal } = await draw();
  const all = view([seat(0, { sealed: seal }), seat(1)]);
  status = 0;
  await expect(tendSeals(all)).rejects.toBeInstanceOf(ApiError);
  status = 200;
  expect(await tendSeals(all)).not.toBeNull();
  expect(sent).toEqual([
    ["reveal", { entropy }],
    ["reveal", { entropy }],
  ]);
});

test("what is refused isn't sent again until something has happened", async () => {
  const { seal } = await draw();
  const seats = [seat(0, { sealed: seal }), seat(1)];
  status = 409;
  await expect(tendSeals(view(seats))).rejects.toBeInstanceOf(ApiError);
  expect(await tendSeals(view(seats))).toBeNull();
  status = 200;
  expect(await tendSeals(view(seats, [0], { seq: 2 }))).not.toBeNull();
});

test("when the sealing starts over a new number is drawn, and a second tab seals the same one", async () => {
  const { entropy } = await draw();
  const void_ = [seat(0, { sealed: null }), seat(1, { sealed: null })];
  await tendSeals(view(void_, [0], { seq: 5, restarts: 1 }));
  await tendSeals(view(void_, [0], { seq: 6, restarts: 1 })); // a tab that hasn't heard of the first one's seal
  const { seal, entropy: fresh } = keptDice(id());
  expect(fresh).not.toBe(entropy);
  expect(sent).toEqual([
    ["seal", { sealed: seal }],
    ["seal", { sealed: seal }],
  ]);
});

test("a number sealed on another device isn't replaced unless someone asks for it", async () => {
  const elsewhere = view([seat(0), seat(1)]);
  expect(duty(elsewhere, keptDice(id()))).toBe("find");
  expect(await tendSeals(elsewhere)).toBeNull();
  await sealAnew(elsewhere);
  const { seal } = keptDice(id());
  expect(sent).toEqual([["seal", { sealed: seal }]]);
  expect(duty(view([seat(0, { sealed: seal ?? null }), seat(1)]), keptDice(id()))).toBe("open");
});

test("whoever watches, or was sent away, does nothing", async () => {
  expect(await tendSeals(view([seat(0, { sealed: null }), seat(1)], []))).toBeNull();
  expect(await tendSeals(view([seat(0, { sealed: null })], [0], { sealing: false }))).toBeNull();
  expect(sent).toEqual([]);
});

test("a browser that stores nothing keeps its number until the page is closed", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  const { entropy, seal } = await draw();
  await tendSeals(view([seat(0, { sealed: seal }), seat(1)]));
  expect(sent).toEqual([["reveal", { entropy }]]);
});
