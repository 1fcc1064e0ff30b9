/**
 * MAPS-S8: the holders of the map with dates; removing a person can be undone for three seconds (MAPS-R14).
 */

import { Button } from '@mantine/core';
import { campaigns } from '@sheaf/rules/territory/maps/campaign';
import { isOpenType, mapTypes } from '@sheaf/rules/territory/maps/map-type';
import { useRef } from 'react';
import { type DelayedAction, useDelayedActions } from '#contexts/territory/addresses/address-lists.api.ts';
import { holdingLabels, type MapPage } from '#contexts/territory/maps/map-list.api.ts';
import { call, newKey } from '#platform/api.ts';
import { shortDate } from '#platform/dates.ts';
import { refreshAfter } from '#platform/queries.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { NothingListed } from '#ui/list-end.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { RowButtons } from '#ui/row-buttons.tsx';
import { Said } from '#ui/said.tsx';
import { UndoRing } from '#ui/undo-ring.tsx';
import classes from './territory.module.css';

type Assignment = NonNullable<MapPage['assignments']>[number];
type Holding = Assignment['users'][number];

const undoSeconds = 3;

const keyOf = (row: Assignment, holding: Holding): string =>
  `${row.id} ${holding.id ?? holding.full_name} ${holding.assigned_at}`;

/**
 * A holding has no id; it receives a number when it first appears, and retains it while others are removed.
 */
function useNumbers(): (key: string) => number {
  const known = useRef(new Map<string, number>());
  return (key) => {
    const number = known.current.get(key) ?? known.current.size + 1;
    known.current.set(key, number);
    return number;
  };
}

const remove = async (row: Assignment, holding: Holding, key: string): Promise<void> => {
  // A name without a person is erased from all records.
  if (holding.id === null) {
    await call('territoryImport.eraseHolderName', {
      body: { name: holding.full_name },
      key,
      keepalive: true,
    });
    await refreshAfter('territoryImport.eraseHolderName');
  } else {
    await call('maps.removeHolder', {
      params: { map_id: row.map_id, id: row.id, user_id: holding.id },
      body: { assigned_at: holding.assigned_at },
      key,
      keepalive: true,
    });
    await refreshAfter('maps.removeHolder');
  }
};

interface HoldingRowProps {
  holding: Holding;
  /** Dates of one person, if several held the map in turn. */
  dates: string | null;
  waiting: DelayedAction<'remove'> | undefined;
  onRemove: () => void;
  onUndo: () => void;
}

function HoldingRow({ holding, dates, waiting, onRemove, onUndo }: HoldingRowProps) {
  const { t } = useTexts();
  const name = holding.full_name;
  if (waiting)
    return (
      <div className={classes.holding}>
        <Said as="span">{t('territory:history.removed', { name })}</Said>
        <span className={classes.buttons}>
          <Button variant="default" aria-label={t('territory:history.undo', { name })} onClick={onUndo}>
            {t('shell:undo')}
          </Button>
          <UndoRing
            startedAt={waiting.startedAt}
            seconds={undoSeconds}
            shownMilliseconds={undoSeconds * 1000}
          />
        </span>
      </div>
    );
  return (
    <div className={classes.holding}>
      <span className={classes.name}>
        <bdi>{name}</bdi>
        {dates && ` · ${dates}`}
      </span>
      <RowButtons
        remove={
          holding.returned_at !== null && {
            label: t(holding.id === null ? 'territory:history.erase' : 'territory:history.remove', { name }),
            onClick: onRemove,
          }
        }
      />
    </div>
  );
}

export function HistoryList({ page, rows }: { page: MapPage; rows: Assignment[] }) {
  const { t } = useTexts();
  const { pending, failed, start, undo } = useDelayedActions<'remove'>(undoSeconds);
  const numberOf = useNumbers();
  const campaignOf = (row: Assignment): string | null => {
    const campaign = campaigns.decode(row.campaign);
    return campaign === 'none'
      ? null
      : (row.campaign_name ?? t(`maps:campaign.${campaigns.encode(campaign)}`));
  };
  const datesOf = ({ assigned_at, returned_at }: Holding): string =>
    returned_at
      ? holdingLabels(t, assigned_at, returned_at)
      : t('maps:historyOpen', { from: shortDate(assigned_at) });
  const spanText = (row: Assignment): string =>
    joinTexts(
      [
        row.returned_at
          ? row.start_unknown
            ? t('territory:history.until', { to: shortDate(row.returned_at) })
            : holdingLabels(t, row.assigned_at, row.returned_at)
          : t('maps:historyOpenLine', { from: shortDate(row.assigned_at) }),
        row.returned_at && t(row.completed ? 'maps:historyCompleted' : 'maps:historyReturned'),
        campaignOf(row),
      ],
      ' · ',
    );
  return (
    <div>
      {failed && <ErrorNotice>{failed}</ErrorNotice>}
      {rows.map((row) => (
        <div key={row.id} className={classes.holdings}>
          <p className={classes.span}>{spanText(row)}</p>
          {row.note && <p className={classes.note}>{t('maps:historyNote', { note: row.note })}</p>}
          {row.users.map((holding) => {
            const place = numberOf(keyOf(row, holding));
            return (
              <HoldingRow
                key={keyOf(row, holding)}
                holding={holding}
                dates={row.users.length > 1 ? datesOf(holding) : null}
                waiting={pending.get(place)}
                onUndo={() => undo(place)}
                onRemove={() => {
                  const key = newKey();
                  start(place, 'remove', () => remove(row, holding, key));
                }}
              />
            );
          })}
          {row.users.length === 0 && (
            <NothingListed>
              {t(
                isOpenType(mapTypes.decode(page.map.type_id)) && !row.personal
                  ? 'maps:owner.open'
                  : 'territory:history.nobody',
              )}
            </NothingListed>
          )}
        </div>
      ))}
      {rows.length === 0 && <NothingListed>{t('maps:empty')}</NothingListed>}
    </div>
  );
}
