import { languageManner } from '@sheaf/phrases/spoken-languages';
import { locale } from './dates.ts';
import { session } from './session.ts';
import { shownLanguage } from './texts.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** U+2066 and U+2069: in a line from the right, sign, figure and currency keep their order among themselves. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** ACCOUNT-R12: of the installation; what nobody is signed in for shows none. */
const currency = (): string => session.get()?.congregation.currency ?? 'AUD';

/** Of a currency that is not ours the smallest unit is what it is counted in: a yen has no cents. */
function unitsOf(formatter: Intl.NumberFormat, of: string): number {
  return of === currency() ? 100 : 10 ** (formatter.resolvedOptions().maximumFractionDigits ?? 2);
}

/** `A$1.40`, as the language on the screen writes the installation's money; cents are whole. */
export function money(cents: number, of = currency()): string {
  const key = `${locale()} ${of}`;
  const known = formatters.get(key) ?? new Intl.NumberFormat(locale(), { style: 'currency', currency: of });
  formatters.set(key, known);
  const written = known.format(cents / unitsOf(known, of));
  return languageManner(shownLanguage()).direction === 'rtl' ? isolated(written) : written;
}
