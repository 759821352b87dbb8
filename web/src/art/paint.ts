/** What a drawing of a section needs to know, whether it stands on the table, on the start page or in a picture. */
import type { Color, Section } from "../net/types";

export type Kind = Section["kind"];

export interface Ornament {
  owner: Color;
  jewels: string[];
}

const NUMBERED = /(\d+)$/;

/** The number of a card: what varies from card to card follows it, so that a section looks the same in every game. */
export function cardNumber(card: string): number {
  return Number(NUMBERED.exec(card)?.[1] ?? 1);
}

/** The place of a tower from the left; every tower has a dome of its own. */
export function towerIndex(section: string): number {
  return Math.max(0, section.charCodeAt(0) - "A".charCodeAt(0));
}

export const DOMES = 6;
export const WINDOWS = 5;
export const PORTALS = 3;
