/** Segmented control: one choice of a few, side by side. */
import classes from './segments.module.css';

export interface SegmentsProps<Value extends string> {
  label: string;
  /** Shows the label above; otherwise it is accessible only. */
  shown?: boolean;
  /** A line below the label is optional. */
  options: readonly { value: Value; label: string; line?: string | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, shown = false, options, value, onChange } = props;
  return (
    <fieldset className={classes.field}>
      <legend className={shown ? classes.label : 'visually-hidden'}>{label}</legend>
      <div className={classes.bar}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={classes.segment}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {option.label}
            {option.line && (
              <>
                {' '}
                <bdi className={classes.line}>{option.line}</bdi>
              </>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
