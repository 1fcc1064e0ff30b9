/** Tells that a map was assigned or taken, with Undo for five seconds: it goes the way back that there is for it. */
import { call, newKey, type Reply } from '#platform/api.ts';
import { refreshAfter } from '#platform/queries.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';

type Assignment = NonNullable<Reply<'maps.assignMap'>['assignment']>;

/** ASSIGN-R5: undone, the assignment is cancelled and leaves the history. */
export function useAssignedToast({ id, number }: { id: number; number: string }) {
  const { t } = useTexts();
  return (assignment: Assignment): void => {
    const key = newKey();
    const done = assignment.user
      ? t('maps:assign.done', { number, name: assignment.user.full_name })
      : t('maps:assign.doneOpen', { number });
    toasts.show(done, async () => {
      const holder = assignment.user?.id ?? null;
      await call('maps.cancelAssignment', { body: { id, assignment: assignment.id, holder }, key });
      await refreshAfter('maps.cancelAssignment');
      return t('maps:assign.undone', { number });
    });
  };
}

/** MAPS-C6: undone, the map is handed in as not completed, which is how a person gives a map back. */
export function useTakenToast() {
  const { t } = useTexts();
  return ({ number, assignment }: Reply<'maps.requestMap'>): void => {
    const key = newKey();
    toasts.show(t('maps:request.done', { number }), async () => {
      await call('maps.handInMap', { body: { id: assignment!.id, completed: false }, key });
      await refreshAfter('maps.handInMap');
      return t('maps:request.undone', { number });
    });
  };
}
