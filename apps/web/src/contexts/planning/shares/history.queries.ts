/** Past duties of a person, page by page. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call, type Reply } from '#platform/api.ts';

export type History = Reply<'shares.listHistory'>;
export type HistoryKind = History['kinds'][number];

export const useHistoryOf = (person: number, kind: HistoryKind | null) =>
  useInfiniteQuery({
    queryKey: ['shares.listHistory', person, kind],
    queryFn: ({ pageParam: before }) =>
      call('shares.listHistory', {
        params: { id: person },
        query: { ...(kind !== null && { kind }), ...(before !== null && { before }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
