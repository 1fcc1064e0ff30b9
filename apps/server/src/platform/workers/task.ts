/** A function that runs in a worker process: declared beside it, in the file that exports it. */

/** Each kind has a queue and processes of its own, so that no kind waits for another. */
export type WorkKind = 'parsing' | 'pictures' | 'papers' | 'exports';

/** Input and result are copied between the processes (structured clone): plain data, no functions. */
export interface Task<Input, Result> {
  kind: WorkKind;
  /** The file's URL, and the name by which it exports the function. */
  file: string;
  name: string;
  /** Only for the types; the function itself is called in the worker. */
  run: (input: Input) => Result | Promise<Result>;
}

/** `export const tableReading = task('parsing', import.meta.url, readTable)`, where the same file exports `readTable`. */
export const task = <Input, Result>(
  kind: WorkKind,
  file: string,
  run: (input: Input) => Result | Promise<Result>,
): Task<Input, Result> => ({ kind, file, name: run.name, run });
