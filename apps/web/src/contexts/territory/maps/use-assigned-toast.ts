/** Confirms that a map was assigned or taken, with undo for five seconds by the matching operation. */
import { call, newKey, type Reply } from '#platform/api.ts';
import { refreshAfter } from '#platform/queries.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';

type Assignment = NonNullable<Reply<'maps.assignMap'>['assignment']>;

/** ASSIGN-R5: undo cancels the assignment, which leaves the history. */
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

/** MAPS-C6: undo hands the map in as not completed, because a person cannot cancel an assignment. */
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
