/** Formats dates for documents in the congregation's language; `date` is `YYYY-MM-DD`. */
import { languageManner, spokenLanguage } from '@sheaf/phrases/spoken-languages';
import { isSpoken } from '#platform/texts';

const formatters = new Map<string, Intl.DateTimeFormat>();

export function paperDate(lang: string, date: string): string {
  const formatter =
    formatters.get(lang) ??
    new Intl.DateTimeFormat(languageManner(isSpoken(lang) ? lang : spokenLanguage(lang)).locale, {
      dateStyle: 'medium',
      timeZone: 'UTC',
    });
  formatters.set(lang, formatter);
  return formatter.format(new Date(`${date}T00:00:00Z`));
}
