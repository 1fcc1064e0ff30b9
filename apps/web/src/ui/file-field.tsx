/**
 * File picker for one or several files: tap, keyboard, or drag and drop. The native control is labelled in
 * the browser's language, not the app's.
 */
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { useId, useState } from 'react';
import classes from './file-field.module.css';

export interface FileFieldProps {
  label: string;
  hint?: string;
  /** The `accept` attribute; the server checks the content. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Called with an empty list when the choice was cancelled. */
  onChoose: (files: File[]) => void;
}

export function FileField({
  label,
  hint,
  accept,
  multiple = false,
  disabled = false,
  onChoose,
}: FileFieldProps) {
  const [chosen, setChosen] = useState('');
  const about = useId();
  const choose = (input: HTMLInputElement): void => {
    const files = [...(input.files ?? [])];
    onChoose(files);
    // Cleared, so that the same files can be chosen again.
    if (multiple) input.value = '';
    else setChosen(files[0]?.name ?? '');
  };
  return (
    <div className={classes.file} data-disabled={disabled || undefined}>
      <IconFileUpload aria-hidden="true" size={24} />
      <label>
        <span className={classes.label}>{label}</span>
        <input
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={about}
          onChange={(event) => choose(event.currentTarget)}
        />
      </label>
      <span id={about} className={classes.hint}>
        {chosen ? <bdi className={classes.chosen}>{chosen}</bdi> : hint}
      </span>
    </div>
  );
}
