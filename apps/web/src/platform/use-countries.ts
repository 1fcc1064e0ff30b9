/** The countries of the world as the reader's language calls them, in its order; in English as they are on file. */
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

/** None while they are on their way. Named and sorted once: a form draws them at every letter. */
export function useCountries() {
  const { data } = useRead('places.listCountries', {}, { staleTime: Number.POSITIVE_INFINITY });
  const language = shownLanguage();
  return useMemo(() => inOwnWords(data ?? [], language), [data, language]);
}
