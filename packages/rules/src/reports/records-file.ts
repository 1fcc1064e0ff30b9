/**
 * File of all publisher records: state, need for preparation, and retention (PRINT-P11, PRINT-R1). Times are
 * in milliseconds.
 */

export type RecordsFileState = 'none' | 'preparing' | 'made' | 'failed';

export interface RecordsFile {
  state: Exclude<RecordsFileState, 'none'>;
  /** Time of the last progress. */
  movedAt: number;
  madeAt: number | null;
  expiresAt: number | null;
  /** Sum of the revisions of its data. */
  revisions: number | null;
}

const minute = 60_000;

/** Limited retention, because it contains personal data. */
export const keptMilliseconds = 2 * 60 * minute;
/** Upper limit of a job step; an interrupted job is retried earlier. */
const longestStep = 10 * minute;
/**
 * Grace period for outdated files, so that a client polling every 3 seconds sees that its file is complete.
 */
const askedAgain = 10_000;

/** An interrupted job counts as failed, and an expired file as none. */
export function stateOf(file: RecordsFile | undefined, now: number): RecordsFileState {
  if (!file) return 'none';
  if (file.state === 'preparing') return now - file.movedAt > longestStep ? 'failed' : 'preparing';
  if (file.state === 'made') return now < (file.expiresAt ?? 0) ? 'made' : 'none';
  return 'failed';
}

/** False while a file is being prepared, or while the present one is up to date. */
export function hasToBeMade(file: RecordsFile | undefined, now: number, revisions: number): boolean {
  const state = stateOf(file, now);
  if (state === 'preparing') return false;
  if (state !== 'made') return true;
  return file!.revisions !== revisions && now - file!.madeAt! > askedAgain;
}

/** People read per step, each in a short transaction. */
export const peopleAtOnce = 25;

/** Counts the last person only when the file is complete. */
export const completedAfter = (read: number, total: number): number => Math.min(read, Math.max(0, total - 1));
