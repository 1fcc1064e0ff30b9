/** Notices with the marks that wait on this phone: an opened notice is not shown as new again. */
import { useMemo } from 'react';
import { useWaiting } from '#platform/outbox/waiting.ts';
import { useRead } from '#platform/use-read.ts';
import type { Notice } from './notice-labels.ts';

export const markOperation = 'noticeboard.markRead';

export const queueKeyOf = (id: number): string => `notice ${id}`;

export function useNotices() {
  const notices = useRead('noticeboard.listNotices', {}, { kept: true });
  const waiting = useWaiting();
  const { data } = notices;
  const marked = useMemo(() => {
    const marks = waiting.filter(
      ({ operation, state }) => operation === markOperation && state === 'waiting',
    );
    return data?.map((notice): Notice => {
      const own = marks.filter(({ queueKey }) => queueKey === queueKeyOf(notice.id));
      if (own.length === 0) return notice;
      return {
        ...notice,
        read_at: notice.read_at ?? new Date(own[0]!.actedAt).toISOString(),
        confirmed: notice.confirmed || own.some(({ given }) => given.body?.['confirmed'] === true),
      };
    });
  }, [data, waiting]);
  return { notices, marked };
}

export const useFolders = () => useRead('noticeboard.listFolders', {}, { kept: true });
