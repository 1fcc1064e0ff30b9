/** A form of one record on a screen of its own, or in a part of one: its fields, the guard over unsaved words, and the footer. */
import type { ReactNode } from 'react';
import { useUnsaved } from '../../platform/unsaved.ts';
import { useWrongField } from '../../platform/use-wrong-field.ts';
import classes from './record-form.module.css';
import { SaveFooter, type SaveFooterProps } from './save-footer.tsx';

export interface RecordFormProps<Values> extends SaveFooterProps<Values> {
  /** Without the permission to save, the form is shown and has no button. */
  maySave: boolean;
  /** Said beside the button once it is saved, until something is changed. */
  savedText?: string;
  children: ReactNode;
}

export function RecordForm<Values>({ maySave, savedText, children, ...footer }: RecordFormProps<Values>) {
  const { form } = footer;
  useUnsaved(form.changed);
  return (
    <form
      ref={useWrongField(form.error)}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {children}
      <div className={classes.footer}>
        {savedText && form.saved && <p role="status">{savedText}</p>}
        {maySave && <SaveFooter {...footer} />}
      </div>
    </form>
  );
}
