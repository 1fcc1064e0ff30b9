import { useMemo } from 'react';
import { usePermits } from '#platform/session.ts';
import { useRead } from '#platform/use-read.ts';
import { useWideScreen } from '#ui/desk-table/use-wide-screen.ts';

/**
 * Last visit by person id, on a desk and for callers with the permission; null for a person who never signed
 * in.
 */
export function useLastVisits(): ReadonlyMap<number, string | null> | undefined {
  const permits = usePermits();
  const desk = useWideScreen();
  const { data } = useRead(
    'people.listVisitors',
    {},
    { enabled: desk && permits.has('settings.cong.visitors') },
  );
  return useMemo(() => data && new Map(data.map(({ id, last_login }) => [id, last_login])), [data]);
}
