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
  /** The form stands on the page with cards of its own, not on a card. */
  onPage?: boolean;
  children: ReactNode;
}

export function RecordForm<Values>(props: RecordFormProps<Values>) {
  const { maySave, savedText, onPage, children, ...footer } = props;
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
      <div className={classes.footer} data-on-page={onPage}>
        {savedText && form.saved && <p role="status">{savedText}</p>}
        {maySave && <SaveFooter {...footer} />}
      </div>
    </form>
  );
}
