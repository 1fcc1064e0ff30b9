import { languageManner } from '@sheaf/phrases/spoken-languages';
import { locale } from './dates.ts';
import { session } from './session.ts';
import { shownLanguage } from './texts.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** U+2066 and U+2069: in a line from the right, sign, figure and currency keep their order among themselves. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** ACCOUNT-R12: of the installation; what nobody is signed in for shows none. */
const currency = (): string => session.get()?.congregation.currency ?? 'AUD';

/** `A$1.40`, as the language on the screen writes the installation's money; cents are whole. */
export function money(cents: number): string {
  const key = `${locale()} ${currency()}`;
  const known =
    formatters.get(key) ?? new Intl.NumberFormat(locale(), { style: 'currency', currency: currency() });
  formatters.set(key, known);
  const written = known.format(cents / 100);
  return languageManner(shownLanguage()).direction === 'rtl' ? isolated(written) : written;
}
