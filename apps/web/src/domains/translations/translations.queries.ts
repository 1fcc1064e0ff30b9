/** The domain's calls, one line each; what is written is said on this phone at once, and on the others when they hear of it. */
import type { LanguageCode } from '@sheaf/rules/territory/language-code';
import type { TranslationSection } from '@sheaf/rules/translations/section';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Reply } from '../../platform/api.ts';
import { readWordings } from '../../platform/follow-wordings.ts';
import { queryClient, refreshCollections } from '../../platform/queries.ts';

export type TranslatedLanguage = Reply<'translations.listLanguages'>[number];
export type WordingLine = Reply<'translations.readSection'>[number];

/** As the address names it; one that nobody knows is answered as missing. */
export interface Place {
  iso: LanguageCode;
  category: TranslationSection;
}

const refresh = async (): Promise<void> => {
  await refreshCollections(new Set(['translations']));
  await readWordings();
};

export const useLanguages = () =>
  useQuery({
    queryKey: ['translations.listLanguages'],
    queryFn: () => call('translations.listLanguages'),
  });
export const useLines = (place: Place) =>
  useQuery({
    queryKey: ['translations.readSection', place.iso, place.category],
    queryFn: () => call('translations.readSection', { params: place }),
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
