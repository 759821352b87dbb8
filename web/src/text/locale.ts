/** Whose plurals and lists a language has, where its code alone means another country's. */
const LOCALES: Record<string, string> = { pt: "pt-PT" };

export function localeOf(language: string): string {
  return LOCALES[language] ?? language;
}

/** Whose dates somebody reads who speaks a language: those of their own country, if their browser names one. */
export function datesOf(language: string): string {
  return navigator.languages.find((one) => one.startsWith(`${language}-`)) ?? localeOf(language);
}
