/** A sentence above the tabs, with Undo and its countdown (look: undo toast). */
import classes from './toast.module.css';
import { UndoRing } from './undo-ring.tsx';

export interface ToastProps {
  text: string;
  undo?: { label: string; startedAt: number; milliseconds: number; onUndo: () => void } | undefined;
}

export function Toast({ text, undo }: ToastProps) {
  return (
    <div className={classes.toast}>
      <p className={classes.text} role="status">
        {text}
      </p>
      {undo && (
        <>
          <button type="button" className={classes.undo} onClick={undo.onUndo}>
            {undo.label}
          </button>
          <UndoRing
            startedAt={undo.startedAt}
            seconds={undo.milliseconds / 1000}
            shownMilliseconds={undo.milliseconds}
          />
        </>
      )}
    </div>
  );
}
