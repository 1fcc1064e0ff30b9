/** The domain's calls, one line each; a change of a map refreshes the page and the list. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Given, type OperationOf } from '../../platform/api.ts';
import { live } from '../../platform/live.ts';
import { callKept } from '../../platform/pocket/call-kept.ts';
import { queryClient } from '../../platform/queries.ts';
import { session } from '../../platform/session.ts';
import { keepHeldMaps } from './held-maps.ts';
import type { MapPage, MapRow } from './map-words.ts';

type Body<Name extends Parameters<typeof call>[0]> = NonNullable<Given<OperationOf<Name>>['body']>;

export const pageKey = (number: string) => ['maps.readMap', number];

const isMine = (map: MapRow): boolean => map.assignment?.user?.id === session.get()?.user.id;

export const readPage = (number: string): Promise<MapPage> =>
  callKept('maps.readMap', { params: { number } }, (page) => isMine(page.map));

async function listMaps(): Promise<MapRow[]> {
  const maps = await callKept('maps.listMaps', {}, () => true);
  keepHeldMaps(maps.filter(isMine), readPage);
  return maps;
}

const maps = { queryKey: ['maps.listMaps'], queryFn: listMaps, refetchInterval: live.everyMinute };
export const useMaps = () => useQuery(maps);
/** Starts reading the list before any screen asks for it; never fails, the screen will say so. */
export const prefetchMaps = (): Promise<void> => queryClient.prefetchQuery(maps);
export const useMapOptions = (wanted: boolean) =>
  useQuery({
    queryKey: ['maps.listMapOptions'],
    queryFn: () => call('maps.listMapOptions'),
    enabled: wanted,
    staleTime: 0,
    refetchInterval: live.everyMinute,
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
