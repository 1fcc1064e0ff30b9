/** Reads of the sections; what names a section stands in the section itself, and is there before it is shown. */
import type { LanguageCode } from '@sheaf/rules/territory/territory/language-code';
import type { Reply } from '#platform/api.ts';
import { loadPhrases, type Namespace } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';

export type TranslatedLanguage = Reply<'translations.listLanguages'>[number];
export type WordingLine = Reply<'translations.readSection'>[number];

/** As the address names it; one that nobody knows is answered as missing. */
export interface Place {
  iso: LanguageCode;
  category: string;
}

const loadNames = (categories: readonly string[]): Promise<void> => loadPhrases(categories as Namespace[]);

export const useLanguages = () =>
  useRead(
    'translations.listLanguages',
    {},
    { before: ([first]) => loadNames(first?.sections.map(({ category }) => category) ?? []) },
  );

export const useLines = (place: Place) =>
  useRead('translations.readSection', { params: place }, { before: () => loadNames([place.category]) });
