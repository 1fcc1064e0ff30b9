/** Stands where a person is missing: a place to be filled is a button and never an empty cell. */
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import classes from './open-place.module.css';

export interface OpenPlaceProps {
  /** `Book a speaker`, `Assign`, `Choose someone`. */
  label: string;
  line?: string;
  /** Read aloud instead of the label, where many places stand below one another; the line then stands below the button. */
  name?: string;
  onClick: () => void;
}

export function OpenPlace({ label, line, name, onClick }: OpenPlaceProps) {
  const below = line && <bdi className={classes.line}>{line}</bdi>;
  return (
    <>
      <button type="button" className={classes.place} aria-label={name} onClick={onClick}>
        <IconUserPlus aria-hidden="true" className={classes.icon} />
        <span className={classes.texts}>
          <bdi className={classes.label}>{label}</bdi>
          {!name && below}
        </span>
      </button>
      {/* What a button shows has to be part of its name. */}
      {name && below}
    </>
  );
}
