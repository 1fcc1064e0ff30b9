/** The domain's calls, one line each; a change of a map refreshes the page and the list. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, type Given, newKey, type OperationOf } from '../../platform/api.ts';
import { queryClient } from '../../platform/queries.ts';

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

/** A key is made at the first press and kept for its repetitions. */
export const useHandIn = () =>
  useMutation({
    mutationFn: (body: Body<'maps.handInMap'>) => call('maps.handInMap', { body, key: newKey() }),
    onSuccess: refresh,
  });
export const useHandOff = () =>
  useMutation({
    mutationFn: (body: Body<'maps.handOffMap'>) => call('maps.handOffMap', { body, key: newKey() }),
    onSuccess: refresh,
  });
export const useRequestMap = () =>
  useMutation({
    mutationFn: (map: number) => call('maps.requestMap', { body: { map }, key: newKey() }),
    onSuccess: refresh,
  });
const blockKey = ['maps.updateBlock'];

/** While more taps are on their way no refresh runs: it would show the state before them. */
export const useUpdateBlock = () =>
  useMutation({
    mutationKey: blockKey,
    mutationFn: (body: Body<'maps.updateBlock'>) => call('maps.updateBlock', { body, key: newKey() }),
    onMutate: () => queryClient.cancelQueries({ queryKey: ['maps.readMap'] }),
    onSettled: () => (queryClient.isMutating({ mutationKey: blockKey }) === 1 ? refresh() : undefined),
  });
