/** Light or dark: what the system says until the reader says otherwise. */
const KEY = "redcathedral.theme";

class Theme {
  chosen = $state<"light" | "dark" | null>(null);

  constructor() {
    const kept = read();
    if (kept === "light" || kept === "dark") this.chosen = kept;
    this.show();
  }

  get dark(): boolean {
    return this.chosen ? this.chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }

  toggle(): void {
    this.chosen = this.dark ? "light" : "dark";
    try {
      localStorage.setItem(KEY, this.chosen);
    } catch {
      // A browser that keeps nothing still shows the theme.
    }
    this.show();
  }

  private show(): void {
    if (this.chosen) document.documentElement.dataset.theme = this.chosen;
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const theme = new Theme();
