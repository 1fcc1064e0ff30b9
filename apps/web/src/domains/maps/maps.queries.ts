/** The domain's calls, one line each; a change of a map refreshes the page and the list. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAction } from '../../platform/action.ts';
import { call, type Given, type OperationOf } from '../../platform/api.ts';
import { live } from '../../platform/live.ts';
import { useWaiting } from '../../platform/outbox/waiting.ts';
import { callKept } from '../../platform/pocket/call-kept.ts';
import { queryClient } from '../../platform/queries.ts';
import { session } from '../../platform/session.ts';
import { keepHeldMaps } from './held-maps.ts';
import type { MapPage, MapRow } from './map-words.ts';
import { withHandIns } from './with-hand-ins.ts';

type Body<Name extends Parameters<typeof call>[0]> = NonNullable<Given<OperationOf<Name>>['body']>;

export const pageKey = (number: string) => ['maps.readMap', number];

const isMine = (map: MapRow): boolean => map.assignment?.user?.id === session.get()?.user.id;

/** Addresses of it were requested or assigned to the person: they are worked without a network too. */
const keepsAddressOf = ({ availableAddresses }: MapPage): boolean =>
  availableAddresses?.some((row) => row.assigned_to === session.get()?.user.id) ?? false;

export const readPage = (number: string): Promise<MapPage> =>
  callKept('maps.readMap', { params: { number } }, (page) => isMine(page.map) || keepsAddressOf(page));

async function listMaps(): Promise<MapRow[]> {
  const maps = await callKept('maps.listMaps', {}, () => true);
  keepHeldMaps(maps, isMine, readPage);
  return maps;
}

const maps = { queryKey: ['maps.listMaps'], queryFn: listMaps, refetchInterval: live.everyMinute };
export function useMaps() {
  const answer = useQuery(maps);
  const waiting = useWaiting();
  const data = useMemo(() => answer.data && withHandIns(answer.data, waiting), [answer.data, waiting]);
  return { ...answer, data };
}
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
export const refreshMaps = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['maps.listMaps'] }),
    queryClient.invalidateQueries({ queryKey: ['maps.readMap'] }),
  ]);

export const useHandOff = () =>
  useAction((body: Body<'maps.handOffMap'>, key) => call('maps.handOffMap', { body, key }), {
    success: refreshMaps,
  });
export const useRequestMap = () =>
  useAction((map: number, key) => call('maps.requestMap', { body: { map }, key }), { success: refreshMaps });
