export interface PastAssignment {
  id: number;
  completed: boolean;
  /** Milliseconds since 1970; null while assigned. */
  returnedAt: number | null;
  holders: readonly number[];
}

export function completedLastBy(assignments: readonly PastAssignment[], personId: number): boolean {
  const ended = (one: PastAssignment): number => one.returnedAt ?? Number.NEGATIVE_INFINITY;
  const last = assignments
    .filter(({ completed }) => completed)
    .sort((a, b) => ended(b) - ended(a) || b.id - a.id)[0];
  return last?.holders.includes(personId) ?? false;
}
