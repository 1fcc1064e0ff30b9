/**
 * What a person said about when they can serve: the server's record, overlaid with changes in the outbox.
 * Every change is queued at once (AVAIL-S1, SYNC-R11).
 */
import {
  type Availability,
  availabilityVersion,
  type PairScope,
  type PairWish,
  type PlannerNotes,
} from '@sheaf/rules/people/availability/availability';
import { useMemo, useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { type Action, outbox } from '#platform/outbox/outbox.ts';
import { putWithUndo } from '#platform/outbox/put-with-undo.ts';
import { useUnsent, useWaiting } from '#platform/outbox/waiting.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';

export type AvailabilityRecord = Reply<'availability.readAvailability'>;
export type Pair = AvailabilityRecord['pairs'][number];

export type Change = Partial<Availability & PlannerNotes>;

const queueKeyOf = (person: number): string => `availability ${person}`;

function withPair(pairs: readonly Pair[], { params, body }: Action['given']): Pair[] {
  const other = Number(params?.['other']);
  const known = body as unknown as Pick<Pair, 'wish' | 'scope' | 'full_name'>;
  return [
    ...pairs.filter((pair) => pair.user_id !== other || pair.scope !== known.scope),
    { user_id: other, full_name: '', by_planner: false, wish: known.wish, scope: known.scope },
  ];
}

/** The record as it will be after the waiting actions. */
function afterActions(record: AvailabilityRecord, actions: readonly Action[]): AvailabilityRecord {
  return actions.reduce((before: AvailabilityRecord, { operation, given }): AvailabilityRecord => {
    if (operation === 'availability.saveAvailability')
      return {
        ...before,
        ...(given.body as unknown as Pick<AvailabilityRecord, keyof Availability | keyof PlannerNotes>),
      };
    if (operation === 'availability.savePair') return { ...before, pairs: withPair(before.pairs, given) };
    if (operation === 'availability.deletePair')
      return {
        ...before,
        pairs: before.pairs.filter(({ user_id }) => user_id !== Number(given.params?.['other'])),
      };
    return before;
  }, record);
}

export function useAvailability(person: number) {
  const { t } = useTexts();
  const plans = usePermits().has('settings.users.qualifications');
  const query = useRead('availability.readAvailability', { params: { id: person } }, { kept: true });
  const queueKey = queueKeyOf(person);
  const all = useWaiting();
  const own = useMemo(() => all.filter((action) => action.queueKey === queueKey), [all, queueKey]);
  const waiting = useMemo(() => own.filter(({ state }) => state === 'waiting'), [own]);
  const record = useMemo(() => query.data && afterActions(query.data, waiting), [query.data, waiting]);
  const unsent = useUnsent(waiting);
  const [undoable, setUndoable] = useState<readonly AvailabilityRecord[]>([]);
  const put = (operation: Action['operation'], given: Action['given']) =>
    outbox.put({
      operation: operation as 'availability.saveAvailability',
      given,
      queueKey,
      about: { what: t('availability:about'), where: '' },
    });
  const send = (before: AvailabilityRecord, after: AvailabilityRecord) => {
    const { limits, times, cart_times, counts_from, note } = after;
    return put('availability.saveAvailability', {
      params: { id: person },
      body: {
        ...{ limits, times, cart_times },
        ...(plans && { counts_from, note }),
        // Computed here, because the server has not answered to the change before.
        version: availabilityVersion(before),
      },
    });
  };
  return {
    query,
    record,
    /** Changes that have not arrived after a moment. */
    unsent: unsent.length,
    isSaving: waiting.length > 0,
    /** Refused by the server. */
    refused: own.filter(({ state }) => state === 'set-aside'),
    dismiss: (actions: readonly Action[]) => Promise.all(actions.map(({ id }) => outbox.drop(id))),
    change(change: Change): void {
      if (!record) return;
      setUndoable([...undoable, record]);
      void send(record, { ...record, ...change } as AvailabilityRecord);
    },
    canUndo: undoable.length > 0,
    undo(): void {
      const before = undoable.at(-1);
      if (!record || !before) return;
      setUndoable(undoable.slice(0, -1));
      void send(record, { ...before, pairs: record.pairs });
    },
    addPair: (other: number, wish: PairWish, scope: PairScope) =>
      put('availability.savePair', { params: { id: person, other }, body: { wish, scope } }),
    deletePair: (other: number, name: string) =>
      putWithUndo(
        {
          operation: 'availability.deletePair',
          given: { params: { id: person, other } },
          queueKey,
          about: { what: t('availability:about'), where: name },
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
