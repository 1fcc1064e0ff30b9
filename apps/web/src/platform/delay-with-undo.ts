/** Holds back for five seconds what has no way back, and tells it in a toast with Undo (decision 116). */
import { onSessionChange, session } from './session.ts';
import { toasts, undoMilliseconds } from './toasts.ts';

export interface DelayTexts {
  told: string;
  undone: string;
  tooLate: string;
}

/**
 * One of the two is called, once: `go` after the time, or when the phone is put away; `drop` by Undo, or when the person signs out, whose
 * deed it was.
 */
export function delayWithUndo({ told, undone, tooLate }: DelayTexts, go: () => void, drop: () => void): void {
  const begunBy = session.get()?.user.id;
  let held = true;
  const end = (then: () => void): boolean => {
    if (!held) return false;
    held = false;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    stopWatching();
    then();
    return true;
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') end(go);
  };
  const timer = setTimeout(() => end(go), undoMilliseconds);
  document.addEventListener('visibilitychange', onVisibility);
  const stopWatching = onSessionChange(() => {
    if (session.get()?.user.id !== begunBy) end(drop);
  });
  toasts.show(told, async () => (end(drop) ? undone : tooLate));
}
