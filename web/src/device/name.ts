/** The name this device used last. */
const KEY = "redcathedral.name";

export function lastName(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function keepName(name: string): void {
  try {
    if (name.trim()) localStorage.setItem(KEY, name.trim());
  } catch {
    // Nothing kept, nothing lost.
  }
}
