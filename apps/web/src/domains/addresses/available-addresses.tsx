/** ADDR-S1: the doors to work, each with two thumbs and five seconds to think again. */
import { Button } from '@mantine/core';
import { addressText } from '@sheaf/rules/addresses/address-text';
import { isNewTime, newTimesFirst } from '@sheaf/rules/addresses/hours';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useState } from 'react';
import { hourOfWeek } from '../../platform/dates.ts';
import { type Action, outbox } from '../../platform/outbox/outbox.ts';
import { useWaitingOf } from '../../platform/outbox/waiting.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card, Section } from '../../ui/card.tsx';
import { DoorRow } from '../../ui/door-row.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { laneOf, type MapPage } from '../maps/map-list.door.ts';
import { AddAddressSheet } from './add-address-sheet.tsx';
import classes from './available-addresses.module.css';
import { useNewTimes } from './new-times.ts';
import { useTriesLine } from './tries-line.ts';

type Row = NonNullable<MapPage['availableAddresses']>[number];

const undoSeconds = 5;

type Thumb = 'done' | 'nothome';

/** The thumbs of a map that can still be taken back, by address. */
function useThumbs(page: MapPage) {
  const { t } = useTexts();
  const waiting = useWaitingOf(laneOf(page.map.number));
  const [now, setNow] = useState(Date.now());
  const open = waiting.filter(({ dueAt, operation }) => dueAt > now && operation.startsWith('addresses.'));
  const first = Math.min(...open.map(({ dueAt }) => dueAt));
  useEffect(() => {
    if (first === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, first - Date.now()));
    return () => clearTimeout(timer);
  }, [first]);
  // Nothing is held back once the person has left the map.
  useEffect(() => () => void outbox.hurry(), []);
  const idOf = ({ given }: Action): number => Number(given.params?.['id'] ?? given.body?.['id']);
  return {
    pending: new Map(open.map((action) => [idOf(action), action])),
    thumb: (row: Row, kind: Thumb): Promise<Action> =>
      outbox.put({
        operation: kind === 'done' ? 'addresses.completeAddress' : 'addresses.countNotHome',
        given:
          kind === 'done'
            ? { params: { id: row.id } }
            : { body: { id: row.id, tried_at: new Date().toISOString() } },
        lane: laneOf(page.map.number),
        about: {
          what: t(kind === 'done' ? 'sync:what.done' : 'sync:what.notHome', { address: addressText(row) }),
          where: t('sync:where', { number: page.map.number }),
        },
        undoMilliseconds: undoSeconds * 1000,
      }),
  };
}

function Doors({ page, rows }: { page: MapPage; rows: Row[] }) {
  const { t } = useTexts();
  const lineOf = useTriesLine();
  const now = hourOfWeek(new Date());
  const { pending, thumb } = useThumbs(page);
  return (
    <Card>
      <ul>
        {rows.map((row) => {
          const address = addressText(row);
          const waiting = pending.get(row.id);
          const kind: Thumb = waiting?.operation === 'addresses.completeAddress' ? 'done' : 'nothome';
          return (
            <DoorRow
              key={row.id}
              address={address}
              waiting={row.id < 0 ? t('sync:row') : undefined}
              mark={row.tries.length > 0 && isNewTime(row.tries, now) ? t('addresses:newTime') : undefined}
              line={
                row.lat !== null && row.lng !== null ? (
                  <a className={classes.place} href={`geo:${row.lat},${row.lng}`}>
                    {lineOf(row)}
                    <span className="visually-hidden">, {t('addresses:openMap', { address })}</span>
                  </a>
                ) : (
                  lineOf(row)
                )
              }
              doneLabel={t('addresses:done.action', { address })}
              notHomeLabel={t('addresses:notHome.action', { address })}
              onDone={() => thumb(row, 'done')}
              onNotHome={() => thumb(row, 'nothome')}
              pending={
                waiting
                  ? {
                      kind,
                      startedAt: waiting.actedAt,
                      word: t(kind === 'done' ? 'addresses:done.word' : 'addresses:notHome.word'),
                      rest: t('addresses:done.saves', { seconds: undoSeconds }),
                      undo: t('shell:undo'),
                      undoLabel: t('addresses:undo', { address }),
                      onUndo: () => void outbox.drop(waiting.id),
                    }
                  : null
              }
            />
          );
        })}
      </ul>
    </Card>
  );
}

export function AvailableAddresses({ page, rows }: { page: MapPage; rows: Row[] }) {
  const { t } = useTexts();
  const [adding, setAdding] = useState(false);
  const newTimes = useNewTimes();
  const sorted = newTimes.first ? newTimesFirst(rows, hourOfWeek(new Date())) : rows;
  const add = page.streets.length > 0 && (
    <Button
      variant="light"
      flex="none"
      leftSection={<IconPlus aria-hidden="true" size={20} />}
      onClick={() => setAdding(true)}
    >
      {t('addresses:add.action')}
    </Button>
  );
  return (
    <Section
      title={t('addresses:available')}
      aside={
        <span className={classes.aside}>
          {rows.length > 0 && <span className="numbers">{t('addresses:left', { count: rows.length })}</span>}
          {add}
        </span>
      }
    >
      {rows.length === 0 ? (
        <Card>
          <EmptyState icon={<IconHome aria-hidden="true" />}>{t('addresses:emptyPool')}</EmptyState>
        </Card>
      ) : (
        <>
          {rows.some(({ tries }) => tries.length > 0) && (
            <button
              type="button"
              className={classes.newTimes}
              aria-pressed={newTimes.first}
              onClick={newTimes.flip}
            >
              <IconClock aria-hidden="true" size={20} />
              {t('addresses:newTimesFirst')}
            </button>
          )}
          <Doors page={page} rows={sorted} />
        </>
      )}
      {adding && <AddAddressSheet page={page} onClose={() => setAdding(false)} />}
    </Section>
  );
}
