/** Stores an action with a delay of five seconds and shows a toast with Undo. */
import { toasts, undoMilliseconds } from '../toasts.ts';
import { outbox, type QueuedAction } from './outbox.ts';

export interface UndoTexts {
  done: string;
  undone: string;
  tooLate: string;
}

/** Resolves after the write reached the disk: the action is sent even if the tab is closed now. */
export async function putWithUndo(
  action: Omit<QueuedAction, 'undoMilliseconds'>,
  texts: UndoTexts,
): Promise<void> {
  const { id } = await outbox.put({ ...action, undoMilliseconds });
  toasts.show(texts.done, async () => ((await outbox.undo(id)) ? texts.undone : texts.tooLate));
}
