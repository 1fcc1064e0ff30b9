/** Asks for a file, or for several. */
import classes from './file-field.module.css';

export interface FileFieldProps {
  label: string;
  hint?: string;
  /** Kinds offered first, as the attribute of the same name; the server looks at the content. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Empty when the choice was taken back. */
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
  return (
    <label className={classes.file}>
      <span>{label}</span>
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          const input = event.currentTarget;
          onChoose([...(input.files ?? [])]);
          // Files chosen together go at once: so the same ones can be chosen again.
          if (multiple) input.value = '';
        }}
      />
      {hint && <span className={classes.hint}>{hint}</span>}
    </label>
  );
}
