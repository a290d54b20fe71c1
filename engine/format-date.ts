// An ISO date ▶ the date as readers write it.

/** ISO date → date as readers write it; the same on every machine and in every time zone. */
export function formatDate(iso: string, lang: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, options).format(new Date(iso));
}
