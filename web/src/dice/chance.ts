/**
 * What a seed rolls, computed here and not asked of the server: docs/protocol.md, "Dice people can verify". It needs WebCrypto,
 * which browsers give to pages from https and from this machine itself.
 */
import { DICE, type DieName } from "../net/types";

/** What chance said, as an event tells it. */
export type Draw =
  { verb: "roll"; dice: Partial<Record<DieName, number>> } | { verb: "shuffle"; dice: readonly DieName[] };

const TWO_TO_32 = 2 ** 32;
const BLOCKS_OF_A_ROLL = 1; // of eight numbers, of which a roll takes one
const BLOCKS_OF_THE_DEAL = 32;
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Whether this page may compute digests. */
export const canVerify = (): boolean => isSecureContext;

async function digestOf(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const sha256 = (text: string): Promise<string> => digestOf(bytes(text));

/** The digest of bytes that are given in hexadecimal. */
export const sha256OfHex = (hex: string): Promise<string> =>
  digestOf(Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16)));

/** A seed's draws. */
export class Chance {
  private constructor(private readonly key: CryptoKey) {}

  static async of(seed: string): Promise<Chance> {
    return new Chance(
      await crypto.subtle.importKey("raw", bytes(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]),
    );
  }

  /** Numbers drawn one after the other, each one of so many equally likely results. */
  private async drawing(label: string, blocks: number): Promise<(results: number) => number> {
    const numbers: number[] = [];
    for (let block = 0; block < blocks; block++) {
      const digest = new DataView(await crypto.subtle.sign("HMAC", this.key, bytes(`${label}:${block}`)));
      for (let at = 0; at < digest.byteLength; at += 4) numbers.push(digest.getUint32(at));
    }
    let used = 0;
    return (results) => {
      const limit = Math.floor(TWO_TO_32 / results) * results; // numbers past it would favour some results
      for (;;) {
        const number = numbers[used++];
        if (number === undefined) throw new Error("no number is left"); // less likely than one in 10 to the 50
        if (number < limit) return number % results;
      }
    };
  }

  /** One of so many equally likely results. */
  async result(draw: number, results: number): Promise<number> {
    return (await this.drawing(`chance:${draw}`, BLOCKS_OF_A_ROLL))(results);
  }

  /** Which of so many seats starts. */
  async firstSeat(seats: number): Promise<number> {
    return (await this.drawing("start", BLOCKS_OF_A_ROLL))(seats);
  }

  /** What the set-up is drawn from. */
  deal(): Promise<(results: number) => number> {
    return this.drawing("deal", BLOCKS_OF_THE_DEAL);
  }

  /** What the seed gives where something of this kind is due: the same dice, or a shuffle. */
  async like(draw: number, said: Draw): Promise<Draw> {
    if (said.verb === "shuffle") return { verb: "shuffle", dice: permutation(await this.result(draw, 120)) };
    const rolled = DICE.filter((die) => die in said.dice);
    let rest = await this.result(draw, 6 ** rolled.length);
    const dice: Partial<Record<DieName, number>> = {};
    for (const die of [...rolled].reverse()) {
      dice[die] = (rest % 6) + 1; // the last die's value counts fastest
      rest = Math.floor(rest / 6);
    }
    return { verb: "roll", dice };
  }
}

/** The n-th order of the five dice, sorted as words are. */
function permutation(n: number): DieName[] {
  const left = [...DICE];
  const order: DieName[] = [];
  for (let size = left.length; size > 0; size--) {
    const rest = [1, 1, 2, 6, 24][size - 1] ?? 1; // orders of those after it
    order.push(...left.splice(Math.floor(n / rest), 1));
    n %= rest;
  }
  return order;
}

export function sameDraw(one: Draw, other: Draw): boolean {
  return one.verb === other.verb && DICE.every((_, i) => text(one)[i] === text(other)[i]);
}

function text({ verb, dice }: Draw): (string | number | undefined)[] {
  return verb === "shuffle" ? [...dice] : DICE.map((die) => dice[die]);
}
