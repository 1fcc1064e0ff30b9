/** Languages to choose from: those of the app, the added ones, and the current one. */
import { languageCodes, languageManner } from '@sheaf/phrases/spoken-languages';
import { useRead } from './use-read.ts';

export function useLanguageChoices(current: string): { value: string; label: string }[] {
  const languages = useRead('translations.listLanguages');
  const added = (languages.data ?? []).map(({ iso }) => iso);
  return [...new Set([...languageCodes, ...added, current])].map((code) => ({
    value: code,
    label: languageManner(code).name,
  }));
}
