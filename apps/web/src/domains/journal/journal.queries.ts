/** What the journal asks, one line each. */
import type { ChangeKind } from '@sheaf/rules/journal/change-kinds';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Reply } from '../../platform/api.ts';
import { queryClient } from '../../platform/queries.ts';

export type Change = Reply<'journal.listChanges'>['changes'][number];
export type Details = Reply<'journal.readChange'>;
export type Entry = Details['entries'][number];
export type Label = Entry['label'];

export interface Wanted {
  person: number | null;
  kind: ChangeKind | null;
  from: string;
  until: string;
}

const asked = ({ person, kind, from, until }: Wanted, before: number | null) => ({
  ...(person !== null && { person }),
  ...(kind !== null && { kind }),
  ...(from && { from }),
  ...(until && { until }),
  ...(before !== null && { before }),
});

export const useChanges = (wanted: Wanted) =>
  useInfiniteQuery({
    queryKey: ['journal.listChanges', wanted],
    queryFn: ({ pageParam }) => call('journal.listChanges', { query: asked(wanted, pageParam) }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ changes, more }) => (more ? changes.at(-1)!.id : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useChange = (id: number) =>
  useQuery({
    queryKey: ['journal.readChange', id],
    queryFn: () => call('journal.readChange', { params: { id } }),
    staleTime: 0,
  });

/** What was taken back may stand on any screen. */
export const useTakeBack = () =>
  useAction((id: number, key) => call('journal.takeBack', { params: { id }, key }), {
    settled: () => queryClient.invalidateQueries(),
  });
