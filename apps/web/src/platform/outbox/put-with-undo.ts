/** Stores what a person did, holds it back for five seconds, and tells it in a toast with Undo. */
import { toasts, undoMilliseconds } from '../toasts.ts';
import { outbox, type QueuedAction } from './outbox.ts';

/** Sentences, said by the caller. */
export interface UndoTexts {
  done: string;
  undone: string;
  tooLate: string;
}

/** When this resolves the action is on the disk: it is sent even if the tab is closed now. */
export async function putWithUndo(
  action: Omit<QueuedAction, 'undoMilliseconds'>,
  texts: UndoTexts,
): Promise<void> {
  const { id } = await outbox.put({ ...action, undoMilliseconds });
  toasts.show(texts.done, async () => ((await outbox.undo(id)) ? texts.undone : texts.tooLate));
}
