/** Reads of the sections; what names a section stands in the section itself, and is there before it is shown. */
import type { LanguageCode } from '@sheaf/rules/territory/language-code';
import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../platform/api.ts';
import { loadPhrases, type Namespace } from '../../platform/texts.ts';

export type TranslatedLanguage = Reply<'translations.listLanguages'>[number];
export type WordingLine = Reply<'translations.readSection'>[number];

/** As the address names it; one that nobody knows is answered as missing. */
export interface Place {
  iso: LanguageCode;
  category: string;
}

const loadNames = (categories: readonly string[]): Promise<void> => loadPhrases(categories as Namespace[]);

export const useLanguages = () =>
  useQuery({
    queryKey: ['translations.listLanguages'],
    queryFn: async () => {
      const languages = await call('translations.listLanguages');
      await loadNames(languages[0]?.sections.map(({ category }) => category) ?? []);
      return languages;
    },
  });

export const useLines = (place: Place) =>
  useQuery({
    queryKey: ['translations.readSection', place],
    queryFn: async () => {
      const lines = await call('translations.readSection', { params: place });
      await loadNames([place.category]);
      return lines;
    },
  });
