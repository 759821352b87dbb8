/** Which page is shown: the start, a table by its address, or a moment of its game. */
const TABLE = /^\/table\/([\w-]+)(?:\/at\/(\d{1,9}))?\/?$/;

export class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  get table(): string | null {
    return TABLE.exec(this.path)?.[1] ?? null;
  }

  /** The moment of the table's game that is shown: after so many plies; null for the present. */
  get moment(): number | null {
    const ply = TABLE.exec(this.path)?.[2];
    return ply === undefined ? null : Number(ply);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** Go on without a step for the back button: from one moment to the next, say. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.path = location.pathname;
  }
}

export function momentPath(table: string, ply: number): string {
  return `/table/${table}/at/${ply}`;
}

export const route = new Route();
