/** The domain's calls, one line each; a change of a map refreshes the page and the list. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Given, newKey, type OperationOf } from '../../platform/api.ts';
import { queryClient } from '../../platform/queries.ts';
import type { MapPage } from './map-words.ts';

type Body<Name extends Parameters<typeof call>[0]> = NonNullable<Given<OperationOf<Name>>['body']>;

export const pageKey = (number: string) => ['maps.readMap', number];

const maps = { queryKey: ['maps.listMaps'], queryFn: () => call('maps.listMaps') };
export const useMaps = () => useQuery(maps);
/** Starts reading the list before any screen asks for it; never fails, the screen will say so. */
export const prefetchMaps = (): Promise<void> => queryClient.prefetchQuery(maps);
export const useMapPage = (number: string) =>
  useQuery({ queryKey: pageKey(number), queryFn: () => call('maps.readMap', { params: { number } }) });
export const useMapOptions = (wanted: boolean) =>
  useQuery({
    queryKey: ['maps.listMapOptions'],
    queryFn: () => call('maps.listMapOptions'),
    enabled: wanted,
    staleTime: 0,
  });
export const usePeople = (wanted: boolean) =>
  useQuery({
    queryKey: ['people.listPeople'],
    queryFn: () => call('people.listPeople', { query: { per_page: 1000 } }),
    enabled: wanted,
  });

const refresh = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['maps.listMaps'] }),
    queryClient.invalidateQueries({ queryKey: ['maps.readMap'] }),
  ]);

export const useHandIn = () =>
  useAction((body: Body<'maps.handInMap'>, key) => call('maps.handInMap', { body, key }), {
    success: refresh,
  });
export const useHandOff = () =>
  useAction((body: Body<'maps.handOffMap'>, key) => call('maps.handOffMap', { body, key }), {
    success: refresh,
  });
export const useRequestMap = () =>
  useAction((map: number, key) => call('maps.requestMap', { body: { map }, key }), { success: refresh });

function withBlock(page: MapPage, block: number, completed: boolean): MapPage {
  const { map } = page;
  if (!map.assignment) return page;
  const others = map.assignment.progress.blocks.filter((other) => other !== block);
  const blocks = completed ? [...others, block].sort((a, b) => a - b) : others;
  return {
    ...page,
    map: {
      ...map,
      completed_blocks: blocks.length,
      assignment: { ...map.assignment, progress: { blocks } },
    },
  };
}

/** Shown at once and taken back when refused; what the server says is read when the last press was answered. */
export function useUpdateBlock(number: string) {
  const show = (block: number, completed: boolean): void =>
    void queryClient.setQueryData<MapPage>(
      pageKey(number),
      (page) => page && withBlock(page, block, completed),
    );
  const mutationKey = ['maps.updateBlock', number];
  return useMutation({
    mutationKey,
    mutationFn: (body: Body<'maps.updateBlock'>) => call('maps.updateBlock', { body, key: newKey() }),
    onMutate: async ({ block, completed = true }) => {
      await queryClient.cancelQueries({ queryKey: pageKey(number) });
      show(block, completed);
    },
    onError: (_, { block, completed = true }) => show(block, !completed),
    // Not waited for: what went wrong is told at once.
    onSettled: () => void (queryClient.isMutating({ mutationKey }) === 1 && refresh()),
  });
}
