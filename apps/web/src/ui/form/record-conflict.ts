/**
 * Parses the server's reply to a refused save: a sentence per field, and the current version of the record.
 */
import { CallFailed } from '#platform/api.ts';

/** The server's first sentence for each field, keyed by the form's field names. */
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

/** Error above the button after a failed save, in addition to the errors under the fields. */
export function tellFailure(
  error: Error | null,
  fieldOf: (name: string) => string,
  { values, errors }: { values: object; errors: object },
): { error: Error | null; elsewhere: string[] } {
  const told = Object.entries(sentencesOf(error, fieldOf));
  // Errors of fields that this form does not have are shown above the button.
  const elsewhere = told.flatMap(([name, said]) => (name.split('.')[0]! in values ? [] : [said]));
  // Once all refused fields are changed, no error remains.
  const corrected = told.length > 0 && elsewhere.length === 0 && Object.keys(errors).length === 0;
  return { error: corrected ? null : error, elsewhere };
}
