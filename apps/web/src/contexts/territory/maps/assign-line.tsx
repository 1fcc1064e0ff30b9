/** One map as a row in columns, in the list next to the detail pane. */
import { memo } from 'react';
import { dayAgo } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { RowLink } from '#ui/row-link.tsx';
import classes from './assign.module.css';
import { MapSign, Marks, Owner } from './assign-facts.tsx';
import { type AssignRow, placeLabels } from './map-labels.ts';

export function AssignLineHead() {
  const { t } = useTexts();
  return (
    // Hidden, because each row repeats the labels for screen readers.
    <div className={classes.columns} data-head="" aria-hidden="true">
      <span>{t('maps:assign.map')}</span>
      <span>{t('maps:assign.place')}</span>
      <span className={classes.end}>{t('maps:assign.timeOut')}</span>
      <span className={classes.end}>{t('maps:assign.completed')}</span>
      <span>{t('maps:assign.last')}</span>
    </div>
  );
}

/**
 * ASSIGN-R14: shows the last completion only without a holder; otherwise time out and progress are more
 * useful.
 */
function Figures({ map }: { map: AssignRow }) {
  const { t } = useTexts();
  const { assignment } = map;
  const label = (key: 'timeOut' | 'completed' | 'last') => (
    <span className={classes.label}>{t(`maps:assign.${key}`)} </span>
  );
  return (
    <span className={classes.figures}>
      <span className={classes.end}>
        {assignment && (
          <span>
            {label('timeOut')}
            {t('maps:assign.days', { count: map.time_out ?? 0 })}
          </span>
        )}
      </span>
      <span className={classes.end}>
        {assignment && (
          <span>
            {label('completed')}
            {t('maps:assign.percent', { percent: assignment.completed })}
          </span>
        )}
      </span>
      <span>
        {!assignment && (
          <span>
            {label('last')}
            {map.last_completed ? dayAgo(map.last_completed) : t('maps:assign.never')}
          </span>
        )}
      </span>
      <span className={classes.marks}>
        <Marks map={map} />
      </span>
    </span>
  );
}

export const pathOfLine = ({ number }: Pick<AssignRow, 'number'>): string =>
  `/settings/assign/${encodeURIComponent(number)}/`;

/** Memoised: re-renders only when the map changed. */
export const AssignLine = memo(function AssignLine({ map }: { map: AssignRow }) {
  const { t } = useTexts();
  return (
    <RowLink to={pathOfLine(map)} className={classes.columns}>
      <MapSign map={map} />
      <span className={classes.texts}>
        <bdi className={classes.place}>{placeLabels(t, map)}</bdi>
        <span className={classes.owner}>
          <Owner map={map} />
        </span>
      </span>
      <Figures map={map} />
    </RowLink>
  );
});
