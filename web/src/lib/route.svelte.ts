/** Which page is shown: the start, or a table by its address. */
class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  get table(): string | null {
    return /^\/table\/([\w-]+)\/?$/.exec(this.path)?.[1] ?? null;
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** Go somewhere without a way back to where one is. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.path = location.pathname;
  }
}

export const route = new Route();
