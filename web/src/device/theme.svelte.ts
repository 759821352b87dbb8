/** Light or dark: what the system says until the reader says otherwise. */
import { keepText, readText } from "./storage";

class Theme {
  chosen = $state<"light" | "dark" | null>(null);

  constructor() {
    const kept = readText("theme");
    if (kept === "light" || kept === "dark") this.chosen = kept;
    this.show();
  }

  get dark(): boolean {
    return this.chosen ? this.chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }

  toggle(): void {
    this.chosen = this.dark ? "light" : "dark";
    keepText("theme", this.chosen);
    this.show();
  }

  private show(): void {
    if (this.chosen) document.documentElement.dataset.theme = this.chosen;
  }
}

export const theme = new Theme();
