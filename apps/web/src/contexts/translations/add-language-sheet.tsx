/** Sheet that adds a language by its name (I18N-O2). */
import { isLanguageCode, languageCodes, languageName } from '@sheaf/rules/territory/territory/language-code';
import { useMemo } from 'react';
import { useTexts } from '#platform/texts.ts';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { Hint } from '#ui/page.tsx';
import type { TranslatedLanguage } from './translations.queries.ts';

const valuesOf = () => ({ iso: '' });
const bodyOf = ({ iso }: { iso: string }) => (isLanguageCode(iso) ? { iso } : null);

export function AddLanguageSheet({ known, onClose }: { known: TranslatedLanguage[]; onClose: () => void }) {
  const { t, lang } = useTexts();
  const form = useRecordForm({
    operation: 'translations.addLanguage',
    row: null,
    valuesOf,
    bodyOf,
    onSaved: onClose,
  });
  const offered = useMemo(
    () =>
      languageCodes
        .filter((code) => !known.some((language) => language.iso === code))
        .map((code) => ({ value: code as string, label: languageName(code, lang) }))
        .sort((a, b) => a.label.localeCompare(b.label, lang)),
    [known, lang],
  );
  return (
    <RecordSheet form={form} title={t('translations:add')} verb={t('translations:add')} onClose={onClose}>
      <Hint>{t('translations:addText')}</Hint>
      <SelectField
        {...form.field('iso')}
        label={t('translations:language')}
        choices={[{ value: '', label: t('shell:chooseLanguage') }, ...offered]}
      />
    </RecordSheet>
  );
}
