/** `November 2026`, in the given language. */
import { languageManner, spokenLanguage } from '@sheaf/phrases/spoken-languages';
import { isSpoken } from '#platform/texts';

export const spokenMonth = (month: string, lang: string): string =>
  new Intl.DateTimeFormat(languageManner(isSpoken(lang) ? lang : spokenLanguage(lang)).locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
