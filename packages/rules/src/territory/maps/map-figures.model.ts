/** X-RETAIN: the note of an assignment that ended before. */
export const isOldNote = (
  { note, returnedAt }: { note: string | null; returnedAt: number | null },
  before: number,
): boolean => note !== null && returnedAt !== null && returnedAt < before;
