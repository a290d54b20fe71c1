// The code of a currency → its symbol, as short as the locale has it.

/** A code that isn't one, such as a half typed one, stands for itself. */
export function symbolOf(currency: string, locale: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) return currency || '¤';
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
