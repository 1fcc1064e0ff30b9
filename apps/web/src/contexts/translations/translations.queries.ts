/**
 * Queries for sections. The phrase with a section's name belongs to the section itself and is loaded before
 * the section is shown.
 */
import type { LanguageCode } from '@sheaf/rules/territory/territory/language-code';
import type { Reply } from '#platform/api.ts';
import { loadPhrases, type Namespace } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';

export type TranslatedLanguage = Reply<'translations.listLanguages'>[number];
export type WordingLine = Reply<'translations.readSection'>[number];

/** Parameters of the address; unknown ones are answered with 404. */
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
