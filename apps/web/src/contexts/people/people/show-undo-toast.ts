/** Tells what was done, with Undo for the person who did it (USERS-X18, JOURNAL-R13). */

import { undoOwnChange } from '#contexts/journal/undo-change.api.ts';
import { toasts } from '#platform/toasts.ts';

/** @param change without which nothing was cleared. */
export const showUndoToast = (text: string, change: number | null | undefined): void =>
  toasts.show(text, change ? () => undoOwnChange(change) : undefined);
