/** MEET-O8: adds a class to a meeting or takes the last one away, each with the way back. */
import { useTexts } from '../../platform/texts.ts';
import { toasts } from '../../platform/toasts.ts';
import { useWrite } from '../../platform/use-write.ts';
import type { Meeting } from './meetings.queries.ts';

export function useHalls() {
  const { t } = useTexts();
  const adding = useWrite('meetings.addHall');
  const removing = useWrite('meetings.removeHall');
  const added = t('meetings:classAdded');
  const removed = t('meetings:classRemoved');
  return {
    error: adding.error ?? removing.error,
    add: ({ id }: Meeting): void =>
      adding.mutate(
        { params: { id } },
        {
          onSuccess: () =>
            toasts.show(added, async () => {
              await removing.mutateAsync({ params: { id } });
              return removed;
            }),
        },
      ),
    remove: ({ id }: Meeting): void =>
      removing.mutate(
        { params: { id } },
        {
          onSuccess: () =>
            toasts.show(removed, async () => {
              await adding.mutateAsync({ params: { id } });
              return added;
            }),
        },
      ),
  };
}
