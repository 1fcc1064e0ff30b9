/** What the server says of a record that it did not save: a sentence for each field, and the record as someone else left it. */
import { CallFailed } from '#platform/api.ts';

/** The server's first sentence for each field, by what the form calls it. */
export function sentencesOf(error: unknown, fieldOf: (name: string) => string): Record<string, string> {
  const given = error instanceof CallFailed ? error.problem.errors : undefined;
  return Object.fromEntries(
    Object.entries(given ?? {}).flatMap(([name, [first]]) => (first ? [[fieldOf(name), first]] : [])),
  );
}

export const currentRow = <Row>(error: unknown, rowOf: (current: unknown) => Row | undefined): Row | null =>
  error instanceof CallFailed && error.problem.code === 'stale'
    ? (rowOf(error.problem.current) ?? null)
    : null;

export const versionOf = (row: unknown): number => (row as { version?: number } | null)?.version ?? 0;

/** What a form says above its button after a save that failed, beside what stands under its fields. */
export function tellFailure(
  error: Error | null,
  fieldOf: (name: string) => string,
  { values, errors }: { values: object; errors: object },
): { error: Error | null; elsewhere: string[] } {
  const told = Object.entries(sentencesOf(error, fieldOf));
  // What is said of a field that this form does not show would otherwise be said nowhere.
  const elsewhere = told.flatMap(([name, said]) => (name.split('.')[0]! in values ? [] : [said]));
  // Once all that was refused has been changed, nothing that could be checked is highlighted any more.
  const corrected = told.length > 0 && elsewhere.length === 0 && Object.keys(errors).length === 0;
  return { error: corrected ? null : error, elsewhere };
}
