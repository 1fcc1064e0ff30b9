/** A date as a sentence says it, `Tuesday 15 June`, in the language of its reader; `date` is `YYYY-MM-DD`. */
import { languageManner, spokenLanguage } from '@sheaf/phrases/spoken-languages';
import { isSpoken } from '#platform/texts';

export const spokenDay = (lang: string, date: string): string =>
  new Intl.DateTimeFormat(languageManner(isSpoken(lang) ? lang : spokenLanguage(lang)).locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

/** `Sat 1 Mar`. */
export const shortDay = (lang: string, date: string): string =>
  new Intl.DateTimeFormat(languageManner(isSpoken(lang) ? lang : spokenLanguage(lang)).locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '');

/** `October 2026`. */
export const spokenMonth = (lang: string, date: string): string =>
  new Intl.DateTimeFormat(languageManner(isSpoken(lang) ? lang : spokenLanguage(lang)).locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

/** `Oct 2026`. */
export const monthOnPaper = (lang: string, date: string): string =>
  new Intl.DateTimeFormat(languageManner(isSpoken(lang) ? lang : spokenLanguage(lang)).locale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
