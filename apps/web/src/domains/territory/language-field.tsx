/** A language by its name in the reader's own. */
import { NativeSelect } from '@mantine/core';
import { isLanguageCode, type LanguageCode, languageCodes } from '@sheaf/rules/territory/language-code';
import { useMemo } from 'react';
import { useTexts } from '../../platform/texts.ts';

export const languageName = (code: string, reader: string): string =>
  new Intl.DisplayNames([reader, 'en'], { type: 'language' }).of(code) ?? code;

export interface LanguageFieldProps {
  value: LanguageCode | null;
  onChange: (code: LanguageCode | null) => void;
  error?: string | undefined;
}

export function LanguageField({ value, onChange, error }: LanguageFieldProps) {
  const { t, lang } = useTexts();
  const known = useMemo(
    () =>
      languageCodes
        .map((code) => ({ value: code, label: languageName(code, lang) }))
        .sort((a, b) => a.label.localeCompare(b.label, lang)),
    [lang],
  );
  return (
    <NativeSelect
      label={t('territory:form.lang')}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(isLanguageCode(currentTarget.value) ? currentTarget.value : null)
      }
      data={[{ value: '', label: '–' }, ...known]}
      error={error}
    />
  );
}
