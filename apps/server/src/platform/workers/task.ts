/** Functions that run in a worker process, each declared in the file that exports it. */

/** Each kind has its own queue and processes, so that no kind waits for another. */
export type WorkKind = 'parsing' | 'pictures' | 'papers' | 'exports' | 'planning';

/** Input and result are copied by structured clone: plain data, no functions. */
export interface Task<Input, Result> {
  kind: WorkKind;
  /** URL of the file and the name of the exported function. */
  file: string;
  name: string;
  /** Only for types; the worker calls the exported function. */
  run: (input: Input) => Result | Promise<Result>;
}

/**
 * `export const tableReading = task('parsing', import.meta.url, readTable)`, in the file that exports
 * `readTable`.
 */
export const task = <Input, Result>(
  kind: WorkKind,
  file: string,
  run: (input: Input) => Result | Promise<Result>,
): Task<Input, Result> => ({ kind, file, name: run.name, run });
