// An ISO date → the date as readers write it.

const formats = new Map<string, Intl.DateTimeFormat>();

/** The same on every machine and in every time zone: `27 October 2025`. */
export function formatDate(iso: string, lang: string): string {
  const known = formats.get(lang);
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const format = known ?? new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, options);
  if (!known) formats.set(lang, format);
  return format.format(new Date(iso));
}
