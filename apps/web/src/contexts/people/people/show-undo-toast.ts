/** Toast with Undo for the person's own change (USERS-X18, JOURNAL-R13). */

import { undoOwnChange } from '#contexts/journal/undo-change.api.ts';
import { toasts } from '#platform/toasts.ts';

/** @param change id of the change; without it nothing was cleared. */
export const showUndoToast = (text: string, change: number | null | undefined): void =>
  toasts.show(text, change ? () => undoOwnChange(change) : undefined);
