/** Money as people of a locale write it; `cents` are hundredths of the currency (ISO 4217, in either case). */
export function formatPrice(cents: number, currency: string, locale: string): string {
  const options = { style: 'currency', currency: currency.toUpperCase() } as const;
  return new Intl.NumberFormat(locale, options).format(cents / 100);
}
