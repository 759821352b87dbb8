/** What the reader has chosen on this device: kept in the browser, told to nobody. A new setting is one line of DEFAULTS. */
import { keepValue, readValue } from "./storage";

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

const DEFAULTS = {
  motion: "normal" as Speed,
  sound: false,
  volume: 0.6,
  notify: false,
  vibrate: true,
  reminders: true,
  keys: true,
};
export type Choices = typeof DEFAULTS;

class Settings {
  private chosen = $state<Choices>({ ...DEFAULTS, ...read() });
  /** Whether the dialog is open; whoever has a button for it says so. */
  open = $state(false);

  get<Name extends keyof Choices>(name: Name): Choices[Name] {
    return this.chosen[name];
  }

  set<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
    this.chosen[name] = value;
    keepValue("settings", this.chosen);
  }
}

/** What was kept, without what an older or newer page understood otherwise. */
function read(): Partial<Choices> {
  const kept = readValue("settings");
  if (typeof kept !== "object" || kept === null) return {};
  const understood = Object.entries(kept).filter(([name, value]) => {
    if (name === "motion") return (SPEEDS as readonly unknown[]).includes(value);
    return name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Choices];
  });
  return Object.fromEntries(understood);
}

export const settings = new Settings();
