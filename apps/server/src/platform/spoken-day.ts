/**
 * Formats a date for a sentence, `Tuesday 15 June`, in the language of its reader; `date` is `YYYY-MM-DD`.
 */
import { languageManner, spokenLanguage } from '@sheaf/phrases/spoken-languages';
import { isSpoken } from '#platform/texts';

type Manner = 'day' | 'shortDay' | 'month' | 'shortMonth';

const manners: Record<Manner, Intl.DateTimeFormatOptions> = {
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  shortDay: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short', year: 'numeric' },
};

/** Cached: creating a formatter takes longer than formatting a page of dates. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatted(lang: string, manner: Manner, date: string): string {
  const { locale } = languageManner(isSpoken(lang) ? lang : spokenLanguage(lang));
  const key = `${locale} ${manner}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...manners[manner], timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter.format(new Date(`${date}T00:00:00Z`));
}

export const spokenDay = (lang: string, date: string): string => formatted(lang, 'day', date);

/** `Sat 1 Mar`. */
export const shortDay = (lang: string, date: string): string =>
  formatted(lang, 'shortDay', date).replace(',', '');

/** `October 2026`. */
export const spokenMonth = (lang: string, date: string): string => formatted(lang, 'month', date);

/** `Oct 2026`. */
export const monthOnPaper = (lang: string, date: string): string => formatted(lang, 'shortMonth', date);
