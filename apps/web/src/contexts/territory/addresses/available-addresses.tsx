/** ADDR-S1: the addresses to work, each with two outcome buttons and five seconds for undo. */
import { Button } from '@mantine/core';
import { addressText } from '@sheaf/rules/territory/addresses/address-text';
import { isNewTime, newTimesFirst } from '@sheaf/rules/territory/addresses/hours';
import { isOneOf } from '@sheaf/rules/territory/addresses/unit';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useMemo, useState } from 'react';
import { type MapPage, queueKeyOf } from '#contexts/territory/maps/map-list.api.ts';
import { hourOfWeek } from '#platform/dates.ts';
import { type Action, outbox } from '#platform/outbox/outbox.ts';
import { useUnsent, useWaitingOf } from '#platform/outbox/waiting.ts';
import { placeLink } from '#platform/place-link.ts';
import { useTexts } from '#platform/texts.ts';
import { announce } from '#ui/announcer.ts';
import { Card, Section } from '#ui/card.tsx';
import { DoorRow } from '#ui/door-row.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { AddressDetail } from './address-detail.tsx';
import classes from './available-addresses.module.css';
import { useStableRows } from './stable-rows.ts';
import { useTriesLine } from './tries-line.ts';

const AddAddressSheet = lazyPart(async () => (await import('./add-address-sheet.tsx')).AddAddressSheet);

type Row = NonNullable<MapPage['availableAddresses']>[number];

const undoSeconds = 5;

type Thumb = 'done' | 'nothome';

/** The address id of an outcome; for an address recorded on the phone, its temporary id. */
const addressOf = ({ id, operation, given }: Action): number =>
  operation === 'addresses.addAvailableAddress' ? -id : Number(given.params?.['id'] ?? given.body?.['id']);

/** One offline entry with a list of units becomes several rows on the server. */
const isSameAddress = (noted: Row, made: Row): boolean =>
  noted.street_id === made.street_id && isOneOf(noted, made) && noted.name === made.name;

const isThumb = ({ operation }: Action): boolean =>
  operation === 'addresses.completeAddress' || operation === 'addresses.countNotHome';

const newTimesKept = 'sheaf.newTimesFirst';

/** Whether this phone lists addresses with a new time first; applies to all maps (X-HOUR). */
function useNewTimes(): { first: boolean; flip: () => void } {
  const [first, setFirst] = useState(() => localStorage.getItem(newTimesKept) === '1');
  const flip = (): void => {
    localStorage.setItem(newTimesKept, first ? '0' : '1');
    setFirst(!first);
  };
  return { first, flip };
}

/** Outcomes of a map that can still be undone, by address. */
function useThumbs(page: MapPage) {
  const { t } = useTexts();
  const waiting = useWaitingOf(queueKeyOf(page.map.number));
  const unsent = useUnsent(waiting);
  const [now, setNow] = useState(Date.now());
  const open = waiting.filter((action) => action.dueAt > now && isThumb(action));
  const first = Math.min(...open.map(({ dueAt }) => dueAt));
  useEffect(() => {
    if (first === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, first - Date.now()));
    return () => clearTimeout(timer);
  }, [first]);
  // Sends waiting outcomes at once when the person leaves the map.
  const queueKey = queueKeyOf(page.map.number);
  useEffect(
    () => () => void outbox.hurry((action) => action.queueKey === queueKey && isThumb(action)),
    [queueKey],
  );
  const closed = waiting.filter((action) => action.dueAt <= now);
  return {
    pending: new Map(open.map((action) => [addressOf(action), action])),
    /**
     * Hides completed addresses until the list omits them, which may take a moment with many waiting actions.
     */
    completed: new Set(
      closed.filter(({ operation }) => operation === 'addresses.completeAddress').map(addressOf),
    ),
    /** Addresses with actions that wait on the phone. */
    unsent: new Set(unsent.filter(({ operation }) => operation.startsWith('addresses.')).map(addressOf)),
    thumb: (row: Row, kind: Thumb): Promise<Action> =>
      outbox.put({
        operation: kind === 'done' ? 'addresses.completeAddress' : 'addresses.countNotHome',
        given:
          kind === 'done'
            ? { params: { id: row.id } }
            : { body: { id: row.id, tried_at: new Date().toISOString() } },
        queueKey: queueKeyOf(page.map.number),
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
  const triesOf = useTriesLine();
  const lineOf = (row: Row): string =>
    [row.lent_by && t('addresses:mine.from', { name: row.lent_by.full_name }), triesOf(row)]
      .filter(Boolean)
      .join(' · ');
  const now = hourOfWeek(new Date());
  const { pending, completed, unsent, thumb } = useThumbs(page);
  const { shown, watch } = useStableRows(rows, isSameAddress);
  const [worked, setWorked] = useState<ReadonlySet<number>>(new Set());
  const press = (row: Row, kind: Thumb): void => {
    if (kind === 'done') setWorked((before) => new Set(before).add(row.id));
    const said = t(kind === 'done' ? 'addresses:done.said' : 'addresses:notHome.said', {
      address: addressText(row),
    });
    void thumb(row, kind).then(() => announce(said));
  };
  const undo = async ({ id }: Action, address: string): Promise<void> => {
    if (await outbox.undo(id)) announce(t('addresses:undone', { address }));
  };
  if (shown.length === 0) {
    return (
      <Card>
        <EmptyState icon={<IconHome aria-hidden="true" />}>{t('addresses:emptyPool')}</EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <ul>
        {shown.map(({ row, gone }) => {
          const address = addressText(row);
          const waiting = pending.get(row.id);
          const kind: Thumb = waiting?.operation === 'addresses.completeAddress' ? 'done' : 'nothome';
          const done = worked.has(row.id) || completed.has(row.id);
          return (
            <DoorRow
              key={row.id}
              address={address}
              {...(gone && { ref: watch(row.id) })}
              settled={
                gone || completed.has(row.id)
                  ? { done, word: t(done ? 'addresses:done.word' : 'addresses:noLongerListed') }
                  : undefined
              }
              {...((row.name || row.number) &&
                !row.do_not_call && {
                  detail: <AddressDetail address={address} name={row.name} phone={row.number} />,
                })}
              doNotCall={row.do_not_call ? t('addresses:doNotCalls.mark') : undefined}
              unknown={row.id < 0}
              waiting={(row.id < 0 && !gone) || unsent.has(row.id) ? t('sync:row') : undefined}
              mark={row.tries.length > 0 && isNewTime(row.tries, now) ? t('addresses:newTime') : undefined}
              line={
                row.lat !== null && row.lng !== null ? (
                  <a
                    className={classes.place}
                    {...placeLink({ lat: row.lat, lng: row.lng })}
                    rel="noreferrer"
                  >
                    {lineOf(row)}
                    <span className="visually-hidden">, {t('addresses:openMap', { address })}</span>
                  </a>
                ) : (
                  lineOf(row)
                )
              }
              doneLabel={t('addresses:done.action', { address })}
              notHomeLabel={t('addresses:notHome.action', { address })}
              onDone={() => press(row, 'done')}
              onNotHome={() => press(row, 'nothome')}
              pending={
                waiting
                  ? {
                      kind,
                      startedAt: waiting.actedAt,
                      word: t(kind === 'done' ? 'addresses:done.word' : 'addresses:notHome.word'),
                      rest: t('addresses:done.saves'),
                      undo: t('shell:undo'),
                      undoLabel: t('addresses:undo', { address }),
                      onUndo: () => void undo(waiting, address),
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

/** A separate component, so that a press renders the sheet without the address list. */
function AddAddress({ page }: { page: MapPage }) {
  const { t } = useTexts();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Button
        variant="light"
        flex="none"
        data-tour="add-address"
        leftSection={<IconPlus aria-hidden="true" size={20} />}
        onClick={() => setAdding(true)}
      >
        {t('addresses:add.action')}
      </Button>
      {adding && <AddAddressSheet page={page} onClose={() => setAdding(false)} />}
    </>
  );
}

export function AvailableAddresses({ page, rows }: { page: MapPage; rows: Row[] }) {
  const { t } = useTexts();
  const newTimes = useNewTimes();
  const sorted = useMemo(
    () => (newTimes.first ? newTimesFirst(rows, hourOfWeek(new Date())) : rows),
    [newTimes.first, rows],
  );
  // Decided when the screen opens, because a later change would push the addresses down.
  const [someTried] = useState(() => rows.some(({ tries }) => tries.length > 0));
  return (
    <Section
      title={t('addresses:available')}
      aside={
        <span className={classes.aside}>
          {rows.length > 0 && <span className="numbers">{t('addresses:left', { count: rows.length })}</span>}
          {page.streets.length > 0 && <AddAddress page={page} />}
        </span>
      }
    >
      {someTried && (
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
      <Doors key={String(newTimes.first)} page={page} rows={sorted} />
    </Section>
  );
}
