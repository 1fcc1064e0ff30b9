/** Form of one record in a sheet: its fields, the guard for unsaved input, and the footer. */
import type { ReactNode } from 'react';
import { discardLabels, useTexts } from '#platform/texts.ts';
import { useWrongField } from '#platform/use-wrong-field.ts';
import { Sheet } from '../sheet.tsx';
import { SaveFooter, type ToldValue } from './save-footer.tsx';
import type { RecordFormState } from './use-record-form.ts';

export interface RecordSheetProps<Values> {
  form: RecordFormState<Values>;
  title: string;
  /** Formats the values for the comparison with another person's version. */
  tell?: (values: Values) => ToldValue[];
  verb?: string;
  onClose: () => void;
  children: ReactNode;
}

export function RecordSheet<Values>({ form, title, onClose, children, ...footer }: RecordSheetProps<Values>) {
  const { t } = useTexts();
  return (
    <Sheet
      opened
      title={title}
      closeLabel={t('shell:close')}
      discard={discardLabels(t)}
      changed={form.changed}
      formRef={useWrongField(form.error, form.attempts)}
      onClose={onClose}
      onSubmit={form.submit}
      footer={<SaveFooter {...footer} form={form} />}
    >
      {children}
    </Sheet>
  );
}
