import { languageManner } from '@sheaf/phrases/spoken-languages';
import { locale } from './dates.ts';
import { shownLanguage } from './texts.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** U+2066 and U+2069: in a line from the right, sign, figure and currency keep their order among themselves. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** `A$1.40`, as the language on the screen writes Australian money; cents are whole. */
export function money(cents: number): string {
  const known =
    formatters.get(locale()) ?? new Intl.NumberFormat(locale(), { style: 'currency', currency: 'AUD' });
  formatters.set(locale(), known);
  const written = known.format(cents / 100);
  return languageManner(shownLanguage()).direction === 'rtl' ? isolated(written) : written;
}
