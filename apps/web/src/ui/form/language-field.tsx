/** Select of languages, named in the language on the screen. */
import {
  type LanguageCode,
  languageCodes,
  languageName,
} from '@sheaf/rules/territory/territory/language-code';
import { useMemo } from 'react';
import { useTexts } from '#platform/texts.ts';
import { SelectField } from './select-field.tsx';
import type { FieldProps } from './use-record-form.ts';

export function LanguageField(field: FieldProps<LanguageCode | null> & { label: string }) {
  const { t, lang } = useTexts();
  const known = useMemo(
    () =>
      languageCodes
        .map((code) => ({ value: code, label: languageName(code, lang) }))
        .sort((a, b) => a.label.localeCompare(b.label, lang)),
    [lang],
  );
  return (
    <SelectField<LanguageCode | null>
      {...field}
      choices={[{ value: null, label: t('shell:chooseLanguage') }, ...known]}
    />
  );
}
