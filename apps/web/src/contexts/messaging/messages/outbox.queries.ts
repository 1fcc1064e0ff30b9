/** Queries of messages, paginated, and of their counts. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call, type Reply } from '#platform/api.ts';
import { queryClient } from '#platform/queries.ts';
import { useRead } from '#platform/use-read.ts';

export type ListedMessage = Reply<'messages.listMessages'>['messages'][number];
export type Details = Reply<'messages.readMessage'>;
export type MessageState = ListedMessage['state'];

/** Polling interval while a message is queued, because the worker sends no events. */
const waitingMilliseconds = 3000;

export interface OutboxFilter {
  state: MessageState | null;
  search: string;
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

/** Refetches the rows and the open message when the counts change. */
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
