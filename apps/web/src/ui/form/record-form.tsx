/** Form of one record on a screen: its fields, the guard for unsaved input, and the footer. */
import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useUnsaved } from '#platform/unsaved.ts';
import { useWrongField } from '#platform/use-wrong-field.ts';
import { Said } from '../said.tsx';
import classes from './record-form.module.css';
import { SaveFooter, type SaveFooterProps } from './save-footer.tsx';

export interface RecordFormProps<Values> extends SaveFooterProps<Values> {
  /** Without the permission to save, the form has no button. */
  maySave: boolean;
  /** Text next to the button after a save, until the next change. */
  savedText?: string;
  /** The form has cards of its own instead of one card around it. */
  onPage?: boolean;
  /** A press without a change shows a hint and sends nothing. */
  onlyChanged?: boolean;
  children: ReactNode;
}

export function RecordForm<Values>(props: RecordFormProps<Values>) {
  const { maySave, savedText, onPage, onlyChanged, children, ...footer } = props;
  const { form } = footer;
  const { t } = useTexts();
  const [untouched, setUntouched] = useState(false);
  const told = footer.lacking && !form.ready ? footer.lacking : t('shell:nothingChanged');
  useUnsaved(form.changed);
  return (
    <form
      ref={useWrongField(form.error, form.attempts)}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const nothing = onlyChanged === true && !form.changed;
        setUntouched(nothing);
        if (!nothing) form.submit();
      }}
    >
      {children}
      <div className={classes.footer} data-on-page={onPage} data-under>
        {untouched && !form.changed ? (
          <Said>{told}</Said>
        ) : (
          savedText && form.saved && <Said>{savedText}</Said>
        )}
        {maySave && <SaveFooter {...footer} />}
      </div>
    </form>
  );
}
