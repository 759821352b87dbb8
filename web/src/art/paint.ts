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

/** How the parts of a section share its height: those of a dome, and what windows and portals are scaled by. */
export function proportions(height: number) {
  const drum = 5 + height * 0.1;
  const tip = 14 + height * 0.06;
  const tall = (height - drum - 6 - tip) / 66;
  const broad = Math.min(1.25, tall * 1.35);
  return {
    drum,
    tip,
    tall,
    broad,
    neck: 17 * broad + 3,
    windows: Math.min(1.3, (height - 15) / 66),
    portal: Math.min(1.35, (height - 14) / 66),
  };
}
