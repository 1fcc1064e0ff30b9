/** How a domain says that rows of a table are restored one by one (JOURNAL-R12). */
type Data = Readonly<Record<string, unknown>>;

/** How the cleared rows of a table are restored. */
export interface FreedRows {
  /** Rows with the same key are restored together. */
  bundle: (row: Data) => string;
  /** The column with the day; a row of a past day is not restored. */
  day?: string;
  /** Whether this change of a row is one; every change where nothing is given. */
  only?: (fields: readonly string[]) => boolean;
}

/** Each row by itself. */
export const eachRow = (name: string): FreedRows => ({ bundle: ({ id }) => `${name} ${id}` });
