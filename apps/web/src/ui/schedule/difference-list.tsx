/** Differences by field, before and after; for a conflict with a choice between the two. */
import { useTexts } from '#platform/texts.ts';
import classes from './difference-list.module.css';

export interface Difference {
  key: string;
  /** Field label: `Title`, `Minutes`. */
  field: string;
  before: string | null;
  after: string | null;
}

export interface DifferenceListProps {
  label: string;
  differences: readonly Difference[];
  /** Set both to let the person choose per field: `before` is ours, `after` is theirs. */
  chosen?: Readonly<Record<string, 'before' | 'after'>>;
  onChoose?: (key: string, choice: 'before' | 'after') => void;
}

const sides = ['before', 'after'] as const;

export function DifferenceList({ label, differences, chosen, onChoose }: DifferenceListProps) {
  const { t } = useTexts();
  return (
    <ul className={classes.list} aria-label={label}>
      {differences.map((difference) => (
        <li key={difference.key} className={classes.difference}>
          <h3 className={classes.field}>
            <bdi>{difference.field}</bdi>
          </h3>
          <dl className={classes.sides}>
            {sides.map((side) => (
              <div key={side} className={classes.side} data-side={side}>
                <dt className={classes.word}>{t(`schedule:difference.${side}`)}</dt>
                <dd className={classes.value} data-empty={difference[side] === null || undefined}>
                  <bdi>{difference[side] ?? t('schedule:difference.nothing')}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          {onChoose && (
            <fieldset
              className={classes.choice}
              aria-label={t('schedule:difference.choice', { field: difference.field })}
            >
              {sides.map((side) => (
                <button
                  key={side}
                  type="button"
                  className={classes.button}
                  aria-pressed={chosen?.[difference.key] === side}
                  onClick={() => onChoose(difference.key, side)}
                >
                  {t(`schedule:difference.${side === 'before' ? 'mine' : 'theirs'}`)}
                </button>
              ))}
            </fieldset>
          )}
        </li>
      ))}
    </ul>
  );
}
