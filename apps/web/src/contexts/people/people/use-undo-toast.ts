/** Tells what was done, with Undo for whoever may undo changes (USERS-X18, JOURNAL-R12). */

import { undoChange } from '#contexts/journal/undo-change.public-api.ts';
import { usePermits } from '#platform/session.ts';
import { toasts } from '#platform/toasts.ts';

export function useUndoToast() {
  const permits = usePermits();
  return (text: string, change: number | null | undefined): void => {
    const mayUndo = change && permits.has('settings.roles.edit');
    toasts.show(text, mayUndo ? () => undoChange(change) : undefined);
  };
}
