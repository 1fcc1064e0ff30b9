/** The languages a person or congregation may choose: those of the app, those that were added, and the one that is chosen. */
import { languageCodes, languageManner } from '@sheaf/phrases/spoken-languages';
import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

export function useLanguageChoices(current: string): { value: string; label: string }[] {
  const languages = useQuery({
    queryKey: ['translations.listLanguages'],
    queryFn: () => call('translations.listLanguages'),
  });
  const added = (languages.data ?? []).map(({ iso }) => iso);
  return [...new Set([...languageCodes, ...added, current])].map((code) => ({
    value: code,
    label: languageManner(code).name,
  }));
}
