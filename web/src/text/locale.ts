/** Whose plurals and lists a language has, where its code alone means another country's. */
const LOCALES: Record<string, string> = { pt: "pt-PT" };

export function localeOf(language: string): string {
  return LOCALES[language] ?? language;
}
