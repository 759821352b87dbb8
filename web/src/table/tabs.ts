/** The parts of the table a phone shows one at a time. */
export const TABS = ["market", "cathedral", "you", "log"] as const;
export type Tab = (typeof TABS)[number];
