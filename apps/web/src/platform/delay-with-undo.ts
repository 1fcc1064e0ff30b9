/** Delays an action without undo by five seconds and shows a toast with Undo (decision 116). */
import { onSessionChange, session } from './session.ts';
import { toasts, undoMilliseconds } from './toasts.ts';

export interface DelayTexts {
  told: string;
  undone: string;
  tooLate: string;
}

/**
 * Calls one of the two once: `go` after the delay or when the page is hidden; `drop` on Undo or when the
 * person signs out.
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
    stopListening();
    then();
    return true;
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') end(go);
  };
  // A toast that is held by a focus or pointer delays the action too, so that its Undo works.
  const goWhenShown = (): void => {
    const left = toasts.left(toast);
    clearTimeout(timer);
    if (left === 0) end(go);
    else if (Number.isFinite(left)) timer = setTimeout(goWhenShown, left);
  };
  document.addEventListener('visibilitychange', onVisibility);
  const stopWatching = onSessionChange(() => {
    if (session.get()?.user.id !== begunBy) end(drop);
  });
  toasts.show(told, async () => (end(drop) ? undone : tooLate));
  const toast = toasts.get()?.id ?? 0;
  let timer = setTimeout(goWhenShown, undoMilliseconds);
  let wasHeld = false;
  const stopListening = toasts.subscribe(() => {
    if (wasHeld && !toasts.isHeld()) goWhenShown();
    wasHeld = toasts.isHeld();
  });
}
