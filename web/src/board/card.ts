/**
 * Where things lie on the card of a section. It is 100 wide; how high it is depends on the room there is, so a narrow screen
 * gets high cards with what they need in two rows, and letters never get smaller than people can read.
 */
import type { Box } from "../lib/box";

export interface CardLayout {
  /** Size of its letters. */
  small: number;
  /** What a tile or a banner is scaled by: on small cards they are larger, but leave the drawing free. */
  piece: number;
  /** The upper edge of the plinth; a scaffold has its deck there. */
  plinth: number;
  /** How large a pip is, and where the middle of each lies. */
  pip: number;
  pips: { x: number; y: number }[];
  /** The seal with its recognition, the coins, and the plate with its name: none lies over another, nor over a pip. */
  seal: Box;
  coins: Box;
  plate: Box;
}

const SMALLEST = 11.2; // pixels on the screen
const HIGH = 118;
const WIDE = 94;
const EDGE = 2;
/** How much of a card the plinth may take. */
const ON_PLINTH = 0.48;
const LARGEST = 23;
/** A pip with fewer pixels is hard to tell from the next. */
const CLEAR = 15;
/** While a page is opened a card may have hardly any height; nothing can be drawn with less than none. */
const LEAST = 2;
/** The seal as it is drawn, and the letters on it. */
const SEAL = 26;
const ON_SEAL = 16;
/** How low the row of pips under the seal may become before it lies beside the seal, and the coins before they do. */
const LOW_ROW = 17;
const LOW_COIN = 11;

/** How wide coins of a size are: one or two are shown, of more their number. */
export function coinsWidth(rubles: number, size: number, letters: number): number {
  return rubles > 2 ? size + 0.65 * letters * String(rubles).length : size * (1 + 0.62 * Math.max(0, rubles - 1));
}

export function cardLayout(height: number, pixels: number, count: number, rubles = 0): CardLayout {
  const floor = SMALLEST / pixels;
  const small = Math.max(11, floor);
  const [plateWidth, plateHeight] = [small * 1.5, small * 1.1];
  const least = Math.max(0.75, floor / ON_SEAL);
  // On a low card the row of pips is lower too, so that the seal ends above it; on a very low one it ends beside the seal.
  const underSeal = height - 2 - (EDGE + SEAL * least);
  const aside = underSeal < LOW_ROW;
  const width = aside ? WIDE - SEAL * least - 1 : WIDE;
  const inOneRow = Math.min(
    LARGEST,
    width / Math.max(1, count),
    aside ? height - EDGE - 1 - plateHeight : Math.min(underSeal, height * ON_PLINTH - 5),
  );
  const rows = height >= HIGH && inOneRow * pixels < CLEAR && count > 2 ? 2 : 1;
  const columns = Math.max(1, Math.ceil(count / rows));
  const pip = Math.max(LEAST, rows === 1 ? inOneRow : Math.min(WIDE / columns, (height * ON_PLINTH - 4) / 2 - 1));
  const plinth = height - 4 - rows * (pip + 1);
  const pips = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: 3 + width / 2 + ((i % columns) - (inRow - 1) / 2) * (pip + (aside ? 0 : 0.5)),
      y: plinth + 3.5 + (row + 0.5) * (pip + 1) - 0.5,
    };
  });

  const free = plinth + 3; // above the pips
  const most = Math.max(1, floor / 13.4);
  const wax = aside ? least : Math.max(least, Math.min(most, (free - EDGE) / (SEAL + ON_SEAL)));
  const size = SEAL * wax;
  const seal = { left: 98 - size, top: EDGE, width: size, height: size };

  const room = (aside ? height : free) - EDGE - size;
  const below = room >= LOW_COIN;
  const coin = below ? Math.min(ON_SEAL * wax, room) : LOW_COIN;
  const wide = coinsWidth(rubles, coin, small);
  const coins = {
    left: below ? Math.min(98 - wide, 98 - size / 2 - wide / 2) : seal.left - wide,
    top: below ? EDGE + size : free - coin,
    width: wide,
    height: coin,
  };

  const besideCoins = !below && rubles > 0 && 1 + plateHeight > coins.top;
  const right = (besideCoins ? coins.left : seal.left) - 0.5;
  const plate = {
    left: Math.min(50 - plateWidth / 2, right - plateWidth),
    top: 1,
    width: plateWidth,
    height: plateHeight,
  };
  return {
    small,
    piece: Math.min(1.2, Math.max(1, floor / 15), plinth / 29),
    plinth,
    pip,
    pips,
    seal,
    coins,
    plate,
  };
}
