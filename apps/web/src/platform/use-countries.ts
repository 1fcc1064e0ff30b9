/** Countries with names and sort order of the language on the screen; in English with the stored names. */
import { useMemo } from 'react';
import { locale } from './dates.ts';
import { shownLanguage } from './texts.ts';
import { useRead } from './use-read.ts';

interface Country {
  id: number;
  code: string;
  name: string;
}

export function inOwnWords<Known extends Country>(countries: readonly Known[], language: string): Known[] {
  if (language === 'en') return [...countries];
  const names = new Intl.DisplayNames(locale(), { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(locale());
  return countries
    .map((country) => ({ ...country, name: names.of(country.code) ?? country.name }))
    .sort((one, other) => compare(one.name, other.name));
}

/** Empty while loading. Names and order are memoised, because a form renders them on every keystroke. */
export function useCountries() {
  const { data } = useRead('places.listCountries', {}, { staleTime: Number.POSITIVE_INFINITY });
  const language = shownLanguage();
  return useMemo(() => inOwnWords(data ?? [], language), [data, language]);
}
