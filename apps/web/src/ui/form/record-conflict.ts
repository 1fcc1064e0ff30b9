/** What the server says of a record that it did not save: a sentence for each field, and the record as someone else left it. */
import { CallFailed } from '../../platform/api.ts';

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
