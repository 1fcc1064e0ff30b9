import { languageManner } from '@sheaf/phrases/spoken-languages';
import { locale } from './dates.ts';
import { session } from './session.ts';
import { shownLanguage } from './texts.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * U+2066 and U+2069 isolate the amount, so that sign, figure and currency keep their order in right-to-left
 * text.
 */
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** ACCOUNT-R12: currency of the installation. Pages without sign-in show no money. */
const currency = (): string => session.get()?.congregation.currency ?? 'AUD';

/**
 * Our own amounts are in hundredths. Those of another currency are in its smallest unit: a yen has no cents.
 */
function unitsOf(formatter: Intl.NumberFormat, of: string): number {
  return of === currency() ? 100 : 10 ** (formatter.resolvedOptions().maximumFractionDigits ?? 2);
}

/** `A$1.40` in the format of the language on the screen; `cents` is an integer. */
export function money(cents: number, of = currency()): string {
  const key = `${locale()} ${of}`;
  const known = formatters.get(key) ?? new Intl.NumberFormat(locale(), { style: 'currency', currency: of });
  formatters.set(key, known);
  const written = known.format(cents / unitsOf(known, of));
  return languageManner(shownLanguage()).direction === 'rtl' ? isolated(written) : written;
}
