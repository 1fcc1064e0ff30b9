/** Adds a class to a meeting or removes the last one, with Undo (MEET-O8). */
import { call, newKey } from '#platform/api.ts';
import { refreshAfter } from '#platform/queries.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import type { Meeting } from './meetings.queries.ts';

type HallWrite = 'meetings.addHall' | 'meetings.removeHall';

export function useHalls() {
  const { t } = useTexts();
  const added = t('meetings:classAdded');
  const removed = t('meetings:classRemoved');
  const back =
    (operation: HallWrite, params: { id: string | number } | undefined, said: string) =>
    async (): Promise<string> => {
      await call(operation, { params, key: newKey() });
      await refreshAfter(operation);
      return said;
    };
  const adding = useWrite('meetings.addHall', {
    success: (_, { params }) => toasts.show(added, back('meetings.removeHall', params, removed)),
  });
  const removing = useWrite('meetings.removeHall', {
    success: (_, { params }) => toasts.show(removed, back('meetings.addHall', params, added)),
  });
  return {
    error: adding.error ?? removing.error,
    add: ({ id }: Meeting): void => adding.mutate({ params: { id } }),
    remove: ({ id }: Meeting): void => removing.mutate({ params: { id } }),
  };
}
