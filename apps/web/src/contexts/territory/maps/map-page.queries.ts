/** A map's page with the waiting actions applied; separate from the list, which the first paint needs. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWaitingOf } from '#platform/outbox/waiting.ts';
import { pageKey, readPage } from './maps.queries.ts';
import { applyPendingActions } from './pending-actions.ts';
import { queueKeyOf } from './waiting-counts.ts';

/** The server's page with the person's later actions. */
export function useMapPage(number: string) {
  const page = useQuery({ queryKey: pageKey(number), queryFn: () => readPage(number) });
  const waiting = useWaitingOf(queueKeyOf(number));
  const data = useMemo(
    () => page.data && applyPendingActions(page.data, waiting, Date.now()),
    [page.data, waiting],
  );
  return { ...page, data };
}
