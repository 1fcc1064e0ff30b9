/** The list of messages page by page, and the counts that tell when it moves. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call, type Reply } from '#platform/api.ts';
import { queryClient } from '#platform/queries.ts';
import { useRead } from '#platform/use-read.ts';

export type ListedMessage = Reply<'messages.listMessages'>['messages'][number];
export type Details = Reply<'messages.readMessage'>;
export type MessageState = ListedMessage['state'];

/** While something waits the screen looks again: the worker tells nobody. */
const waitingMilliseconds = 3000;

export interface OutboxFilter {
  state: MessageState | null;
  search: string;
  /** Of this sending only. */
  sending: number | null;
}

const asked = ({ state, search, sending }: OutboxFilter, before: number | null) => ({
  ...(state && { state }),
  ...(search.trim() !== '' && { search }),
  ...(sending !== null && { sending }),
  ...(before !== null && { before }),
});

export const useMessages = (wanted: OutboxFilter) =>
  useInfiniteQuery({
    queryKey: ['messages.listMessages', wanted],
    queryFn: ({ pageParam }) => call('messages.listMessages', { query: asked(wanted, pageParam) }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ messages, more }) => (more ? messages.at(-1)!.id : undefined),
    placeholderData: keepPreviousData,
  });

export const useCounts = (sending?: number) =>
  useRead(
    'messages.countMessages',
    { query: sending ? { sending } : {} },
    { refetchInterval: ({ state }) => ((state.data?.queued ?? 0) > 0 ? waitingMilliseconds : false) },
  );

/** Rows and the message that is open follow the counts: once one left, all of them say so. */
export function useFollowCounts(sending: number | null): void {
  const { data } = useCounts(sending ?? undefined);
  const now = data && JSON.stringify(data);
  const before = useRef(now);
  useEffect(() => {
    const moved = before.current !== undefined && now !== undefined && before.current !== now;
    before.current = now;
    if (!moved) return;
    void queryClient.invalidateQueries({ queryKey: ['messages.listMessages'] });
    void queryClient.invalidateQueries({ queryKey: ['messages.readMessage'] });
  }, [now]);
}
