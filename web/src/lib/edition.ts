/**
 * The scoring track as it is drawn. The server's own numbers are used where it sends them; these stand in for the
 * packaged edition until then. Nothing here decides what is legal.
 */
export const LAST_SPACE = 80;

export const PRESTIGE_SPACES: readonly number[] = [
  5, 9, 13, 17, 21, 25, 29, 32, 35, 38, 41, 44, 47, 49, 51, 53, 55, 57, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70,
  71, 72, 73, 74, 75, 76, 77, 78, 79, 80,
];
