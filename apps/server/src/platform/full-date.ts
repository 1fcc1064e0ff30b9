/** Formats a date with its year for documents and messages: `Wednesday 25 November 2026`. */
import { languageManner, spokenLanguage } from '@sheaf/phrases/spoken-languages';
import { isSpoken } from '#platform/texts';

export const fullDate = (lang: string, date: string): string =>
  new Intl.DateTimeFormat(languageManner(isSpoken(lang) ? lang : spokenLanguage(lang)).locale, {
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
