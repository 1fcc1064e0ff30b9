import { locale } from './dates.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** `A$1.40`, as the language on the screen writes Australian money; cents are whole. */
export function money(cents: number): string {
  const known =
    formatters.get(locale()) ?? new Intl.NumberFormat(locale(), { style: 'currency', currency: 'AUD' });
  formatters.set(locale(), known);
  return known.format(cents / 100);
}
