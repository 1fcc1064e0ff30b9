/** Dates on paper, in the congregation's language; `date` is `YYYY-MM-DD`. */
import { spokenLanguage, spokenLanguages } from '@sheaf/phrases/spoken-languages';

const formatters = new Map<string, Intl.DateTimeFormat>();

export function paperDate(lang: string, date: string): string {
  const formatter =
    formatters.get(lang) ??
    new Intl.DateTimeFormat(spokenLanguages[spokenLanguage(lang)].locale, {
      dateStyle: 'medium',
      timeZone: 'UTC',
    });
  formatters.set(lang, formatter);
  return formatter.format(new Date(`${date}T00:00:00Z`));
}
