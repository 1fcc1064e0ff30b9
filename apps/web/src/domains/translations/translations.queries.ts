/** The domain's calls, one line each; what is written is said on this phone at once, and on the others when they hear of it. */
import type { LanguageCode } from '@sheaf/rules/territory/language-code';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Reply } from '../../platform/api.ts';
import { readWordings } from '../../platform/follow-wordings.ts';
import { queryClient, refreshCollections } from '../../platform/queries.ts';
import { loadPhrases, type Namespace } from '../../platform/texts.ts';

export type TranslatedLanguage = Reply<'translations.listLanguages'>[number];
export type WordingLine = Reply<'translations.readSection'>[number];

/** As the address names it; one that nobody knows is answered as missing. */
export interface Place {
  iso: LanguageCode;
  category: string;
}

const refresh = async (): Promise<void> => {
  await refreshCollections(new Set(['translations']));
  await readWordings();
};

/** What names a section stands in the section itself. */
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
    queryKey: ['translations.readSection', place.iso, place.category],
    queryFn: async () => {
      const lines = await call('translations.readSection', { params: place });
      await loadNames([place.category]);
      return lines;
    },
  });
export const useAddLanguage = () =>
  useAction((iso: LanguageCode, key) => call('translations.addLanguage', { body: { iso }, key }), {
    success: (languages) => {
      queryClient.setQueryData(['translations.listLanguages'], languages);
    },
  });
export const useEditLine = (place: Place) =>
  useAction(
    ({ key: line, text, version }: { key: string; text: string | null; version: number }, key) =>
      call('translations.editSection', {
        params: place,
        body: { lines: { [line]: { text, version } } },
        key,
      }),
    {
      success: (lines) => {
        queryClient.setQueryData(['translations.readSection', place.iso, place.category], lines);
        void refresh();
      },
    },
  );
