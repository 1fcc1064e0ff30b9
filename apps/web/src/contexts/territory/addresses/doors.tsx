/** Addresses to work, each with two outcome buttons and five seconds for undo (ADDR-S1, ADDR-C13). */
import { addressText } from '@sheaf/rules/territory/addresses/address-text';
import { isOneOf } from '@sheaf/rules/territory/addresses/unit';
import { type ReactNode, useEffect, useState } from 'react';
import { type MapPage, queueKeyOf } from '#contexts/territory/maps/map-list.api.ts';
import { type Action, outbox } from '#platform/outbox/outbox.ts';
import { useUnsent, useWaitingOf } from '#platform/outbox/waiting.ts';
import { placeLink } from '#platform/place-link.ts';
import { useTexts } from '#platform/texts.ts';
import { announce } from '#ui/announcer.ts';
import { DoorRow } from '#ui/door-row.tsx';
import { AddressDetail } from './address-detail.tsx';
import classes from './doors.module.css';
import { useStableRows } from './stable-rows.ts';
import { useTriesLine } from './tries-line.ts';

export type Door = NonNullable<MapPage['availableAddresses']>[number];

const undoSeconds = 5;

type Thumb = 'done' | 'nothome';

/** The address id of an outcome; for an address recorded on the phone, its temporary id. */
const addressOf = ({ id, operation, given }: Action): number =>
  operation === 'addresses.addAvailableAddress' ? -id : Number(given.params?.['id'] ?? given.body?.['id']);

/** One offline entry with a list of units becomes several rows on the server. */
const isSameAddress = (noted: Door, made: Door): boolean =>
  noted.street_id === made.street_id && isOneOf(noted, made) && noted.name === made.name;

const isThumb = ({ operation }: Action): boolean =>
  operation === 'addresses.completeAddress' || operation === 'addresses.countNotHome';

/** Outcomes of a map that can still be undone, by address. */
function useThumbs(number: string) {
  const { t } = useTexts();
  const queueKey = queueKeyOf(number);
  const waiting = useWaitingOf(queueKey);
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
    thumb: (row: Door, kind: Thumb): Promise<Action> =>
      outbox.put({
        operation: kind === 'done' ? 'addresses.completeAddress' : 'addresses.countNotHome',
        given:
          kind === 'done'
            ? { params: { id: row.id } }
            : { body: { id: row.id, tried_at: new Date().toISOString() } },
        queueKey,
        about: {
          what: t(kind === 'done' ? 'sync:what.done' : 'sync:what.notHome', { address: addressText(row) }),
          where: t('sync:where', { number }),
        },
        undoMilliseconds: undoSeconds * 1000,
      }),
  };
}

export interface DoorsProps<Row extends Door> {
  /** Number of the map. */
  number: string;
  rows: Row[];
  /** Owner or lender of the address, at the start of the line. */
  originOf?: (row: Row) => string | undefined;
  /** Further content of the row, such as the noted name. */
  noteOf?: (row: Row) => ReactNode;
  /** Called when an outcome is recorded. */
  onWorked?: () => void;
  empty?: ReactNode;
}

/** A row without business, phone and note has no detail. */
function Detail({ row, note }: { row: Door; note: ReactNode }) {
  return (
    <>
      {(row.name || row.number) && (
        <AddressDetail address={addressText(row)} name={row.name} phone={row.number} />
      )}
      {note}
    </>
  );
}

/** The line of a row; with a place it opens the map of the phone. */
function DoorLine({ row, origin }: { row: Door; origin: string | undefined }) {
  const { t } = useTexts();
  const tries = useTriesLine()(row);
  const line = (
    <>
      {origin && (
        <>
          <strong className={classes.origin}>
            <bdi>{origin}</bdi>
          </strong>
          {' · '}
        </>
      )}
      {tries}
    </>
  );
  if (row.lat === null || row.lng === null) return line;
  return (
    <a className={classes.place} {...placeLink({ lat: row.lat, lng: row.lng })} rel="noreferrer">
      {line}
      <span className="visually-hidden">, {t('addresses:openMap', { address: addressText(row) })}</span>
    </a>
  );
}

export function Doors<Row extends Door>({
  number,
  rows,
  originOf,
  noteOf,
  onWorked,
  empty,
}: DoorsProps<Row>) {
  const { t } = useTexts();
  const { pending, completed, unsent, thumb } = useThumbs(number);
  const { shown, watch } = useStableRows(rows, isSameAddress);
  const [worked, setWorked] = useState<ReadonlySet<number>>(new Set());
  const press = (row: Row, kind: Thumb): void => {
    if (kind === 'done') setWorked((before) => new Set(before).add(row.id));
    onWorked?.();
    const said = t(kind === 'done' ? 'addresses:done.said' : 'addresses:notHome.said', {
      address: addressText(row),
    });
    void thumb(row, kind).then(() => announce(said));
  };
  const undo = async ({ id }: Action, address: string): Promise<void> => {
    if (await outbox.undo(id)) announce(t('addresses:undone', { address }));
  };
  if (shown.length === 0) return empty;
  return (
    <ul>
      {shown.map(({ row, gone }) => {
        const address = addressText(row);
        const waiting = pending.get(row.id);
        const kind: Thumb = waiting?.operation === 'addresses.completeAddress' ? 'done' : 'nothome';
        const done = worked.has(row.id) || completed.has(row.id);
        const note = noteOf?.(row);
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
            {...((row.name || row.number || note) &&
              !row.do_not_call && { detail: <Detail row={row} note={note} /> })}
            doNotCall={row.do_not_call ? t('addresses:doNotCalls.mark') : undefined}
            unknown={row.id < 0}
            waiting={(row.id < 0 && !gone) || unsent.has(row.id) ? t('sync:row') : undefined}
            line={<DoorLine row={row} origin={originOf?.(row)} />}
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
  );
}
