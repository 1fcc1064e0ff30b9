/** Entries that may wait on the phone, the addresses a person reserved, and the text of an SMS. */
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { triedOnceMore } from '#contexts/territory/maps/pending-actions.ts';
import { useAction } from '#platform/action.ts';
import type { Reply } from '#platform/api.ts';
import { live } from '#platform/live.ts';
import type { Action } from '#platform/outbox/outbox.ts';
import { type QueueEntry, type SentOrQueued, sendOrQueueEntry } from '#platform/outbox/send-or-queue.ts';
import { useWaiting } from '#platform/outbox/waiting.ts';
import { refreshAfter } from '#platform/queries.ts';
import { useRead } from '#platform/use-read.ts';
import type { Body } from '#platform/use-write.ts';

/** An entry from the field; its list shows it at once. */
export const useNowOrLater = <Name extends 'addresses.addAvailableAddress' | 'addresses.addDoNotCall'>(
  operation: Name,
  added: (entry: SentOrQueued<Name>, about: QueueEntry['about']) => void = () => undefined,
) =>
  useAction(
    async ({ body, later }: { body: Body<Name>; later: QueueEntry }, key) => {
      const entry = await sendOrQueueEntry(operation, body, key, later);
      added(entry, later.about);
      return entry.how;
    },
    { success: () => refreshAfter(operation) },
  );

export type MyAddress = Reply<'addresses.listMyAddresses'>[number];

/** Omits addresses whose hand-in waits on the phone. */
function withoutHandedIn(rows: MyAddress[], waiting: readonly Action[]): MyAddress[] {
  const maps = new Set(
    waiting
      .filter(({ operation, state }) => operation === 'addresses.handInAddresses' && state === 'waiting')
      .map(({ given }) => Number(given.body?.['map'])),
  );
  return maps.size === 0 ? rows : rows.filter((row) => !maps.has(row.map_id));
}

/** Counts the attempts that wait on the phone and can no longer be undone. */
function withAttempts(rows: MyAddress[], waiting: readonly Action[], now: number): MyAddress[] {
  const attempts = waiting.filter(
    ({ operation, state, dueAt }) =>
      operation === 'addresses.countNotHome' && state === 'waiting' && dueAt <= now,
  );
  if (attempts.length === 0) return rows;
  return rows.map((row) =>
    attempts
      .filter(({ given }) => Number(given.body?.['id']) === row.id)
      .reduce((tried, { actedAt }) => triedOnceMore(tried, actedAt), row),
  );
}

export function useMyAddresses() {
  const answer = useRead('addresses.listMyAddresses', {}, { kept: true, refetchInterval: live.everyMinute });
  const waiting = useWaiting();
  const data = useMemo(
    () => answer.data && withAttempts(withoutHandedIn(answer.data, waiting), waiting, Date.now()),
    [answer.data, waiting],
  );
  return { ...answer, data };
}

/** The text depends on the ticks, so it is requested again for each selection. */
export const useSmsText = (ids: readonly number[]) =>
  useRead(
    'addresses.writeAddressSms',
    { body: { addresses: [...ids] } },
    { enabled: ids.length > 0, placeholderData: keepPreviousData },
  );
