import { useMemo } from 'react';
import { usePermits } from '#platform/session.ts';
import { useRead } from '#platform/use-read.ts';
import { useWideScreen } from '#ui/desk-table/use-wide-screen.ts';

const none: ReadonlyMap<number, string> = new Map();

/**
 * Telephone numbers by person id, on a desk and for callers with the permission. The people stored on the
 * phone have none (USERS-X30).
 */
export function useTelephones(): ReadonlyMap<number, string> | undefined {
  const isRead = useWideScreen();
  const mayRead = usePermits().has('settings.users');
  const { data } = useRead('people.listTelephones', {}, { enabled: isRead && mayRead });
  return useMemo(() => {
    if (!mayRead) return undefined;
    return data ? new Map(data.map(({ id, phone }) => [id, phone])) : none;
  }, [data, mayRead]);
}
