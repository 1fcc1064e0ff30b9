/** I18N-O2: one more language, by its name. */
import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { isLanguageCode, languageCodes } from '@sheaf/rules/territory/language-code';
import { useMemo, useState } from 'react';
import { formError } from '../../platform/field-errors.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { languageName } from './language-words.ts';
import classes from './translations.module.css';
import { type TranslatedLanguage, useAddLanguage } from './translations.queries.ts';

export function AddLanguageSheet({ known, onClose }: { known: TranslatedLanguage[]; onClose: () => void }) {
  const { t, lang } = useTexts();
  const [iso, setIso] = useState('');
  const adding = useAddLanguage();
  const offered = useMemo(
    () =>
      languageCodes
        .filter((code) => !known.some((language) => language.iso === code))
        .map((code) => ({ value: code as string, label: languageName(code, lang) }))
        .sort((a, b) => a.label.localeCompare(b.label, lang)),
    [known, lang],
  );
  const add = (): void => {
    if (isLanguageCode(iso)) adding.mutate(iso, { onSuccess: onClose });
  };
  return (
    <Sheet
      opened
      title={t('translations:add')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={add}
      footer={
        <>
          {adding.isError && <ErrorNotice>{formError(adding.error, t('shell:failed'))}</ErrorNotice>}
          <Button type="submit" loading={adding.isPending} disabled={iso === ''}>
            {t('translations:add')}
          </Button>
        </>
      }
    >
      <p className={classes.hint}>{t('translations:addText')}</p>
      <NativeSelect
        label={t('translations:language')}
        value={iso}
        onChange={(event) => setIso(event.currentTarget.value)}
        data={[{ value: '', label: '–' }, ...offered]}
      />
    </Sheet>
  );
}
