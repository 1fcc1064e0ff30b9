/** Description of how a domain restores cleared rows one by one (JOURNAL-R12). */
type Data = Readonly<Record<string, unknown>>;

export interface FreedRows {
  /** Key of rows that are restored together. */
  bundle: (row: Data) => string;
  /** Date column; a row of a past date is not restored. */
  day?: string;
  /** Whether a change of these fields clears the row; every change if omitted. */
  only?: (fields: readonly string[]) => boolean;
}

/** Restores each row separately. */
export const eachRow = (name: string): FreedRows => ({ bundle: ({ id }) => `${name} ${id}` });
