/** The file of all publishers' records: how far it is, whether it has to be made, and how long it is kept (PRINT-P11, PRINT-R1). Times are in milliseconds. */

export type RecordsFileState = 'none' | 'preparing' | 'made' | 'failed';

export interface RecordsFile {
  state: Exclude<RecordsFileState, 'none'>;
  /** When something was last done for it. */
  movedAt: number;
  madeAt: number | null;
  expiresAt: number | null;
  /** The sum of the revisions it was made from. */
  revisions: number | null;
}

const minute = 60_000;

/** It holds personal data, so it does not stay. */
export const keptMilliseconds = 2 * 60 * minute;
/** No step of the job takes as long; whoever is cut off is tried again before. */
const longestStep = 10 * minute;
/** A client that asks every 3 seconds has seen by then that it is complete, whatever was changed meanwhile. */
const askedAgain = 10_000;

/** A job that was cut off for good shows as failed, and a file whose time is over as none. */
export function stateOf(file: RecordsFile | undefined, now: number): RecordsFileState {
  if (!file) return 'none';
  if (file.state === 'preparing') return now - file.movedAt > longestStep ? 'failed' : 'preparing';
  if (file.state === 'made') return now < (file.expiresAt ?? 0) ? 'made' : 'none';
  return 'failed';
}

/** Whoever asks while it is made, or while the one that is there says what is here, gets that one. */
export function hasToBeMade(file: RecordsFile | undefined, now: number, revisions: number): boolean {
  const state = stateOf(file, now);
  if (state === 'preparing') return false;
  if (state !== 'made') return true;
  return file!.revisions !== revisions && now - file!.madeAt! > askedAgain;
}

/** How many people are read at once, each step in a short transaction. */
export const peopleAtOnce = 25;

/** The last one counts once the file is whole. */
export const completedAfter = (read: number, total: number): number => Math.min(read, Math.max(0, total - 1));
