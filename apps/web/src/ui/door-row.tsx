/** One door to work: thumbs on the trailing side, and after a thumb the time to take it back. */
import IconThumbDown from '@tabler/icons-react/dist/esm/icons/IconThumbDown.mjs';
import IconThumbUp from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs';
import type { ReactNode } from 'react';
import classes from './door-row.module.css';
import { UndoRing } from './undo-ring.tsx';

export interface PendingThumb {
  kind: 'done' | 'nothome';
  word: string;
  rest: string;
  undo: string;
  undoLabel: string;
  startedAt: number;
  onUndo: () => void;
}

export interface DoorRowProps {
  address: string;
  line: ReactNode;
  doneLabel: string;
  notHomeLabel: string;
  onDone: () => void;
  onNotHome: () => void;
  /** A word before the line, in the colour of a hint. */
  mark?: string | undefined;
  pending: PendingThumb | null;
  /** Said instead of the thumbs while the server does not know the door yet. */
  waiting?: string | undefined;
}

const undoSeconds = 5;
const ringMilliseconds = 5700;

export function DoorRow({
  address,
  line,
  doneLabel,
  notHomeLabel,
  onDone,
  onNotHome,
  mark,
  pending,
  waiting,
}: DoorRowProps) {
  return (
    <li className={classes.row} data-pending={pending?.kind}>
      <div className={classes.texts}>
        <p className={classes.address}>
          <bdi>{address}</bdi>
        </p>
        {pending ? (
          <p className={classes.line} role="status">
            <strong className={classes.word}>{pending.word}</strong> {pending.rest}
          </p>
        ) : (
          <p className={classes.line}>
            {mark && !waiting && <span className={classes.mark}>{mark}</span>}
            {waiting ?? line}
          </p>
        )}
      </div>
      {pending && (
        <div className={classes.hands}>
          <button
            type="button"
            className={classes.undo}
            aria-label={pending.undoLabel}
            onClick={pending.onUndo}
          >
            {pending.undo}
          </button>
          <UndoRing
            startedAt={pending.startedAt}
            seconds={undoSeconds}
            shownMilliseconds={ringMilliseconds}
          />
        </div>
      )}
      {!pending && !waiting && (
        <div className={classes.hands}>
          <button
            type="button"
            className={classes.thumb}
            data-kind="nothome"
            aria-label={notHomeLabel}
            onClick={onNotHome}
          >
            <IconThumbDown aria-hidden="true" />
          </button>
          <button
            type="button"
            className={classes.thumb}
            data-kind="done"
            aria-label={doneLabel}
            onClick={onDone}
          >
            <IconThumbUp aria-hidden="true" />
          </button>
        </div>
      )}
    </li>
  );
}
