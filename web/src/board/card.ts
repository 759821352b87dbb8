/**
 * Where things lie on the card of a section. It is 100 wide; how high it is depends on the room there is, so a narrow screen
 * gets high cards with what they need in two rows, and letters never get smaller than people can read.
 */
export interface CardLayout {
  /** Size of small and of large letters. */
  small: number;
  large: number;
  /** What a tile or a banner is scaled by: on small cards they are larger, but leave the drawing free. */
  piece: number;
  /** The upper edge of the plinth; a scaffold has its deck there. */
  plinth: number;
  /** How large a pip is, and where the middle of each lies. */
  pip: number;
  pips: { x: number; y: number }[];
}

const SMALLEST = 11.2; // pixels on the screen
const HIGH = 118;
const WIDE = 94;
/** How much of a high card the plinth may take. */
const ON_PLINTH = 0.48;
const LARGEST = 23;
/** A pip with fewer pixels is hard to tell from the next. */
const CLEAR = 15;

export function cardLayout(height: number, pixels: number, count: number): CardLayout {
  const floor = SMALLEST / pixels;
  const inOneRow = Math.min(LARGEST, WIDE / Math.max(1, count));
  const rows = height >= HIGH && inOneRow * pixels < CLEAR && count > 2 ? 2 : 1;
  const columns = Math.max(1, Math.ceil(count / rows));
  const pip = rows === 1 ? inOneRow : Math.min(WIDE / columns, (height * ON_PLINTH - 4) / 2 - 1);
  const plinth = height - 4 - rows * (pip + 1);
  const pips = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: 50 + ((i % columns) - (inRow - 1) / 2) * (pip + 0.5),
      y: plinth + 3.5 + (row + 0.5) * (pip + 1) - 0.5,
    };
  });
  return {
    small: Math.max(11, floor),
    large: Math.max(15, floor * 1.12),
    piece: Math.min(1.2, Math.max(1, floor / 15)),
    plinth,
    pip,
    pips,
  };
}
