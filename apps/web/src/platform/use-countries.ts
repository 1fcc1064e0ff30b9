/** The countries of the world as the reader's language calls them, in its order; in English as they are on file. */
import { locale } from './dates.ts';
import { shownLanguage } from './texts.ts';
import { useRead } from './use-read.ts';

interface Country {
  id: number;
  code: string;
  name: string;
}

export function inOwnWords<Known extends Country>(countries: readonly Known[]): Known[] {
  if (shownLanguage() === 'en') return [...countries];
  const names = new Intl.DisplayNames(locale(), { type: 'region', fallback: 'none' });
  return countries
    .map((country) => ({ ...country, name: names.of(country.code) ?? country.name }))
    .sort((one, other) => one.name.localeCompare(other.name, locale()));
}

/** None while they are on their way. */
export const useCountries = () =>
  inOwnWords(useRead('places.listCountries', {}, { staleTime: Number.POSITIVE_INFINITY }).data ?? []);
