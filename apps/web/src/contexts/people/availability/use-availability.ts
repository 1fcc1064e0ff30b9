/**
 * Availability of a person: the server's record, overlaid with changes in the outbox.
 * Every change is queued at once (AVAIL-S1, SYNC-R11).
 */
import {
  type Availability,
  availabilityVersion,
  type PairScope,
  type PairWish,
  type PlannerNotes,
} from '@sheaf/rules/people/availability/availability';
import { useMemo, useRef, useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { type Action, outbox } from '#platform/outbox/outbox.ts';
import { putWithUndo } from '#platform/outbox/put-with-undo.ts';
import { useUnsent, useWaiting } from '#platform/outbox/waiting.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';

export type AvailabilityRecord = Reply<'availability.readAvailability'>;
export type Pair = AvailabilityRecord['pairs'][number];

type Change = Partial<Availability & PlannerNotes>;

function withPair(pairs: readonly Pair[], { params, body }: Action['given']): Pair[] {
  const other = Number(params?.['other']);
  const known = body as unknown as Pick<Pair, 'wish' | 'scope'>;
  return [
    ...pairs.filter((pair) => pair.user_id !== other || pair.scope !== known.scope),
    { user_id: other, full_name: '', by_planner: false, wish: known.wish, scope: known.scope },
  ];
}

type RecordValues = Pick<AvailabilityRecord, keyof Availability | keyof PlannerNotes>;

function afterAction(before: AvailabilityRecord, { operation, given }: Action): AvailabilityRecord {
  if (operation === 'availability.saveAvailability')
    return { ...before, ...(given.body as unknown as RecordValues) };
  if (operation === 'availability.savePair') return { ...before, pairs: withPair(before.pairs, given) };
  if (operation !== 'availability.deletePair') return before;
  const other = Number(given.params?.['other']);
  return { ...before, pairs: before.pairs.filter(({ user_id }) => user_id !== other) };
}

/** The record as it will be after the waiting actions. */
const afterActions = (record: AvailabilityRecord, actions: readonly Action[]): AvailabilityRecord =>
  actions.reduce(afterAction, record);

/** Presses whose write to the phone is under way: the next press builds on them. */
function useLatest(record: AvailabilityRecord | undefined) {
  const latest = useRef<AvailabilityRecord | null>(null);
  const writing = useRef(0);
  const [shown, setShown] = useState<AvailabilityRecord | null>(null);
  return {
    record: shown ?? record,
    now: (): AvailabilityRecord | undefined => latest.current ?? record,
    async put(after: AvailabilityRecord, write: () => Promise<unknown>): Promise<void> {
      latest.current = after;
      setShown(after);
      writing.current += 1;
      try {
        await write();
      } finally {
        writing.current -= 1;
        if (writing.current === 0) {
          latest.current = null;
          setShown(null);
        }
      }
    },
  };
}

export function useAvailability(person: number) {
  const { t } = useTexts();
  const plans = usePermits().has('settings.users.qualifications');
  const query = useRead('availability.readAvailability', { params: { id: person } }, { kept: true });
  const queueKey = `availability ${person}`;
  const all = useWaiting();
  const own = useMemo(() => all.filter((action) => action.queueKey === queueKey), [all, queueKey]);
  const waiting = useMemo(() => own.filter(({ state }) => state === 'waiting'), [own]);
  const latest = useLatest(
    useMemo(() => query.data && afterActions(query.data, waiting), [query.data, waiting]),
  );
  const unsent = useUnsent(waiting);
  const [undoable, setUndoable] = useState<readonly AvailabilityRecord[]>([]);
  const about = { what: t('availability:about'), where: '' };
  const save = (after: AvailabilityRecord): void => {
    const before = latest.now()!;
    const { limits, times, cart_times, counts_from, note } = after;
    const body = {
      ...{ limits, times, cart_times },
      ...(plans && { counts_from, note }),
      // Computed here, because the server has not answered to the change before.
      version: availabilityVersion(before),
    };
    const given = { params: { id: person }, body };
    void latest.put(after, () =>
      outbox.put({ operation: 'availability.saveAvailability', given, queueKey, about }),
    );
  };
  return {
    query,
    record: latest.record,
    /** Changes that have not arrived after a moment. */
    unsent: unsent.length,
    isSaving: waiting.length > 0,
    /** Refused by the server. */
    refused: own.filter(({ state }) => state === 'set-aside'),
    dismiss: (actions: readonly Action[]) => Promise.all(actions.map(({ id }) => outbox.drop(id))),
    /** @param change of the latest record, which the screen may not show yet. */
    change(change: (now: AvailabilityRecord) => Change): void {
      const before = latest.now();
      if (!before) return;
      setUndoable((earlier) => [...earlier, before]);
      save({ ...before, ...change(before) } as AvailabilityRecord);
    },
    canUndo: undoable.length > 0,
    undo(): void {
      const [now, before] = [latest.now(), undoable.at(-1)];
      if (!now || !before) return;
      setUndoable(undoable.slice(0, -1));
      save({ ...before, pairs: now.pairs });
    },
    addPair: (other: number, wish: PairWish, scope: PairScope) =>
      outbox.put({
        operation: 'availability.savePair',
        given: { params: { id: person, other }, body: { wish, scope } },
        queueKey,
        about,
      }),
    deletePair: (other: number, name: string) =>
      putWithUndo(
        {
          operation: 'availability.deletePair',
          given: { params: { id: person, other } },
          queueKey,
          about: { ...about, where: name },
        },
        {
          done: t('availability:pairDeleted', { name }),
          undone: t('availability:pairKept', { name }),
          tooLate: t('sync:tooLate'),
        },
      ),
  };
}

export type AvailabilityState = ReturnType<typeof useAvailability>;
