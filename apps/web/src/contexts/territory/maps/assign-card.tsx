/** ASSIGN-S2, ASSIGN-S3: one map in the list of map assigners, with its current actions. */
import { memo } from 'react';
import { useTexts } from '#platform/texts.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { Link } from '#ui/link.tsx';
import classes from './assign.module.css';
import { Facts, MapSign, Marks, Owner } from './assign-facts.tsx';
import { type AssignAction, AssignMenu } from './assign-menu.tsx';
import { type AssignRow, placeLabels } from './map-labels.ts';

export function Actions({ map, onAction }: { map: AssignRow; onAction: (action: AssignAction) => void }) {
  const { t } = useTexts();
  const { number } = map;
  if (!map.assignment)
    return map.locked ? (
      <ActionButton variant="default" onClick={() => onAction('lock')}>
        {t('maps:assign.unlock')}
      </ActionButton>
    ) : (
      <ActionButton
        variant="light"
        label={t('maps:assign.assignLabel', { number })}
        onClick={() => onAction('assign')}
      >
        {t('maps:assign.assign')}
      </ActionButton>
    );
  return (
    <>
      <ActionButton
        variant="default"
        label={t('maps:assign.recallLabel', { number })}
        onClick={() => onAction('recall')}
      >
        {t('maps:assign.recall')}
      </ActionButton>
      {map.assignment.user && (
        <ActionButton
          variant="default"
          label={t('maps:assign.reassignLabel', { number })}
          onClick={() => onAction('reassign')}
        >
          {t('maps:assign.reassign')}
        </ActionButton>
      )}
    </>
  );
}

export interface AssignCardProps {
  map: AssignRow;
  /** Message of the last refusal. */
  problem: string | undefined;
  onAction: (map: AssignRow, action: AssignAction) => void;
}

/** Memoised: re-renders only when the map changed, because a list of 300 is filtered while typing. */
export const AssignCard = memo(function AssignCard({ map, problem, onAction }: AssignCardProps) {
  const { t } = useTexts();
  const action = (what: AssignAction): void => onAction(map, what);
  return (
    <article className={classes.card} aria-label={placeLabels(t, map)}>
      <div className={classes.top}>
        <Link to={`/map/${encodeURIComponent(map.number)}/`} className={classes.identity}>
          <MapSign map={map} />
          <span className={classes.texts}>
            <bdi className={classes.place}>{placeLabels(t, map)}</bdi>
            <span className={classes.owner}>
              <Owner map={map} />
            </span>
          </span>
        </Link>
        <AssignMenu map={map} onAction={action} />
      </div>
      <Marks map={map} />
      <Facts map={map} />
      {problem && <p role="alert">{problem}</p>}
      <div className={classes.actions}>
        <Actions map={map} onAction={action} />
      </div>
    </article>
  );
});
