/**
 * A door of a map: two thumb buttons, and Undo after a press. The row keeps its height and its buttons their
 * place in every state, so that nothing shifts under a thumb.
 */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import IconThumbDown from '@tabler/icons-react/dist/esm/icons/IconThumbDown.mjs';
import IconThumbUp from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs';
import type { ReactNode, Ref } from 'react';
import { DoNotCallMark } from './do-not-call-mark.tsx';
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

/**
 * A door that is worked or no longer listed. The row stays until moving the next one up cannot cause a wrong
 * press.
 */
export interface SettledDoor {
  done: boolean;
  word: string;
}

export interface DoorRowProps {
  address: string;
  line: ReactNode;
  /** Details of the address, such as a business and its phone; shown in every state. */
  detail?: ReactNode;
  doneLabel: string;
  notHomeLabel: string;
  onDone: () => void;
  onNotHome: () => void;
  /** Text under the line, in the hint colour. */
  mark?: string | undefined;
  pending: PendingThumb | null;
  settled?: SettledDoor | undefined;
  /** Text under the line while a change of this door waits in the outbox. */
  waiting?: string | undefined;
  /** Label of a do-not-call door, which has no buttons. */
  doNotCall?: string | undefined;
  /** The server does not know the door yet, so it has no buttons. */
  unknown?: boolean;
  ref?: Ref<HTMLLIElement>;
}

const undoSeconds = 5;
const ringMilliseconds = 5700;

function Undo({ pending }: { pending: PendingThumb }) {
  return (
    <>
      <button type="button" className={classes.undo} aria-label={pending.undoLabel} onClick={pending.onUndo}>
        {pending.undo}
      </button>
      <UndoRing startedAt={pending.startedAt} seconds={undoSeconds} shownMilliseconds={ringMilliseconds} />
    </>
  );
}

function Thumbs({ doneLabel, notHomeLabel, onDone, onNotHome }: DoorRowProps) {
  return (
    <>
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
    </>
  );
}

function Chip({ mark, waiting }: Pick<DoorRowProps, 'mark' | 'waiting'>) {
  if (!waiting) return mark ? <span className={classes.chip}>{mark}</span> : null;
  return (
    <span className={classes.chip} data-kind="waiting">
      <IconCloudUp aria-hidden="true" size={16} /> {waiting}
    </span>
  );
}

/** Always the same number of lines: Undo, or the door's line with its mark below. */
function Lines({ line, mark, pending, settled, waiting, doNotCall }: DoorRowProps) {
  const marked = mark ? true : undefined;
  if (doNotCall && !settled) {
    return (
      <div className={classes.lines} data-marked={marked}>
        <DoNotCallMark word={doNotCall} />
      </div>
    );
  }
  if (pending && !settled) {
    return (
      <p className={classes.lines} data-marked={marked}>
        <span className={classes.line}>
          <strong className={classes.word}>{pending.word}</strong> {pending.rest}
        </span>
      </p>
    );
  }
  const chip = settled ? waiting : (waiting ?? mark);
  return (
    <div className={classes.lines} data-marked={marked}>
      <span className={classes.line} data-single={chip ? true : undefined}>
        {settled ? <strong className={classes.word}>{settled.word}</strong> : line}
      </span>
      <Chip mark={settled ? undefined : mark} waiting={waiting} />
    </div>
  );
}

export function DoorRow(props: DoorRowProps) {
  const { address, detail, settled, unknown = false, doNotCall, ref } = props;
  const pending = doNotCall ? null : props.pending;
  const isOpen = !settled && !pending && !unknown && !doNotCall;
  return (
    <li
      ref={ref}
      className={classes.row}
      data-pending={settled ? undefined : pending?.kind}
      data-settled={settled ? true : undefined}
      data-open={isOpen || undefined}
    >
      <div className={classes.texts}>
        <p className={classes.address}>
          <bdi>{address}</bdi>
        </p>
        {detail && <div className={classes.detail}>{detail}</div>}
        <Lines {...props} />
      </div>
      <div className={classes.hands}>
        {settled ? (
          settled.done && <IconCheck aria-hidden="true" className={classes.tick} />
        ) : pending ? (
          <Undo pending={pending} />
        ) : (
          isOpen && <Thumbs {...props} />
        )}
      </div>
    </li>
  );
}
