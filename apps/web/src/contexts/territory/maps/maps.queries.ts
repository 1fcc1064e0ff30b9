/**
 * The list of maps with the waiting actions applied, and a map's page, which is stored while the map is held.
 */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callKept } from '#platform/encrypted-cache/call-kept.ts';
import { recallKept } from '#platform/encrypted-cache/recall.ts';
import { live } from '#platform/live.ts';
import { useWaiting } from '#platform/outbox/waiting.ts';
import { queryClient } from '#platform/queries.ts';
import { session } from '#platform/session.ts';
import { keepHeldMaps } from './held-maps.ts';
import type { MapPage, MapRow } from './map-labels.ts';
import { withHandIns } from './with-hand-ins.ts';

export const pageKey = (number: string) => ['maps.readMap', number];

const isMine = (map: MapRow): boolean => map.assignment?.user?.id === session.get()?.user.id;

/** Whether the person reserved or borrowed addresses of the map, which are worked offline too. */
const keepsAddressOf = ({ availableAddresses }: MapPage): boolean =>
  availableAddresses?.some((row) => row.assigned_to === session.get()?.user.id) ?? false;

export const readPage = (number: string): Promise<MapPage> =>
  callKept(
    pageKey(number),
    'maps.readMap',
    { params: { number } },
    { keep: (page) => isMine(page.map) || keepsAddressOf(page) },
  );

async function listMaps(): Promise<MapRow[]> {
  const maps = await callKept(['maps.listMaps'], 'maps.listMaps', {});
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
/** Prefetches the list before any screen needs it; never fails, because the screen reports the error. */
export const prefetchMaps = (): Promise<void> => queryClient.prefetchQuery(maps);

/** Loads the cached list until the server has answered. Never fails. */
export const recallMaps = (): Promise<void> => recallKept('maps.listMaps', maps.queryKey);
