/** Button in place of a missing person; an unfilled duty is never an empty cell. */
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import classes from './open-place.module.css';

/** Attribute of the button, for the key that moves to the next one. */
export const openPlace = 'data-open-place';

export interface OpenPlaceProps {
  /** `Book a speaker`, `Assign`, `Choose someone`. */
  label: string;
  line?: string;
  /**
   * Accessible name instead of the label, for a column of many open duties; the line then goes below the
   * button.
   */
  name?: string;
  onClick: () => void;
}

export function OpenPlace({ label, line, name, onClick }: OpenPlaceProps) {
  const below = line && <bdi className={classes.line}>{line}</bdi>;
  return (
    <>
      <button
        type="button"
        className={classes.place}
        aria-label={name}
        onClick={onClick}
        {...{ [openPlace]: '' }}
      >
        <IconUserPlus aria-hidden="true" className={classes.icon} />
        <span className={classes.texts}>
          <bdi className={classes.label}>{label}</bdi>
          {!name && below}
        </span>
      </button>
      {/* The visible text must be part of the button's name. */}
      {name && below}
    </>
  );
}
