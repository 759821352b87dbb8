/** The parts of the table a phone shows one at a time. */
export const TABS = ["market", "cathedral", "you", "log"] as const;
export type Tab = (typeof TABS)[number];

/** The part of the table that each phase of a turn is played at. */
const PLAYED_AT: Partial<Record<string, Tab>> = {
  place: "you",
  banner: "you",
  build: "cathedral",
  haul: "cathedral",
  ivan: "cathedral",
  market: "market",
};

export function partOf(phase: string): Tab | undefined {
  return PLAYED_AT[phase];
}
