/** Where things lie on the round market, in a drawing of 624 by 500: eight spaces clockwise from the top. */
export const WIDTH = 624;
export const HEIGHT = 500;
export const PLACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const CENTRE = { x: 312, y: 250 };
const INNER = 84;
const OUTER = 205;

function point(degrees: number, radius: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y + radius * Math.sin(angle) };
}

/** A point on a space: at a distance from the centre, some degrees off its middle. */
export function at(space: number, radius: number, off = 0): { x: number; y: number } {
  return point(-90 + 22.5 + (space - 1) * 45 + off, radius);
}

/** The outline of a space. */
export function wedge(space: number): string {
  const from = -90 + (space - 1) * 45 + 0.6;
  const to = from + 43.8;
  const [a, b, c, d] = [point(from, INNER), point(from, OUTER), point(to, OUTER), point(to, INNER)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}A${OUTER} ${OUTER} 0 0 1 ${c.x} ${c.y}L${d.x} ${d.y}A${INNER} ${INNER} 0 0 0 ${a.x} ${a.y}Z`;
}
