/**
 * A sentence above the tabs, with Undo and its countdown (look: undo toast). Its live region is there before
 * the first sentence, because screen readers announce only changes of an existing one.
 */
import { type FocusEvent, useEffect, useRef } from 'react';
import { returnFocusTo } from './return-focus.ts';
import classes from './toast.module.css';
import { UndoRing } from './undo-ring.tsx';

/**
 * A pointer may rest where the toast appears, over a button that the person wants to press, so it holds the
 * toast for a limited time, and only one with Undo.
 */
const pointerHoldMilliseconds = 20_000;

export interface ToastProps {
  shown: { id: number; text: string } | null;
  undo?: { label: string; startedAt: number; milliseconds: number; onUndo: () => void } | undefined;
  /** True while the time of the toast is stopped. */
  held?: boolean;
  onHold?: () => void;
  onRelease?: () => void;
}

export function Toast({ shown, undo, held = false, onHold, onRelease }: ToastProps) {
  const cameFrom = useRef<Element | null>(null);
  const inside = useRef(false);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    inside.current = true;
    onHold?.();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (currentTarget.contains(relatedTarget)) return;
    inside.current = false;
    onRelease?.();
  };
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onPointerLeave = (): void => {
    clearTimeout(resting.current);
    if (!inside.current) onRelease?.();
  };
  const onPointerEnter = (): void => {
    onHold?.();
    clearTimeout(resting.current);
    resting.current = setTimeout(onPointerLeave, pointerHoldMilliseconds);
  };
  const hasUndo = shown !== null && undo !== undefined;
  useEffect(() => {
    if (hasUndo || !inside.current) return;
    inside.current = false;
    returnFocusTo(cameFrom.current);
  }, [hasUndo]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only stop its time
    <div
      className={shown ? classes.toast : 'visually-hidden'}
      data-held={held || undefined}
      onPointerEnter={hasUndo ? onPointerEnter : undefined}
      onPointerLeave={hasUndo ? onPointerLeave : undefined}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <p className={classes.text} role="status">
        {shown && <span key={shown.id}>{shown.text}</span>}
      </p>
      {hasUndo && (
        <>
          <button type="button" className={classes.undo} onClick={undo.onUndo}>
            {undo.label}
          </button>
          <UndoRing
            key={shown.id}
            startedAt={undo.startedAt}
            seconds={undo.milliseconds / 1000}
            shownMilliseconds={undo.milliseconds}
            held={held}
          />
        </>
      )}
    </div>
  );
}
