/** Removes a person from the history of a map (MAPS-C10, TERR-R5). */
import { allow, type Decision, refuse } from '../../decision.ts';

export interface Holding {
  id: number;
  personId: number | null;
  /** Milliseconds since 1970. */
  assignedAt: number;
  /** Null for the current holder. */
  returnedAt: number | null;
}

/**
 * The holdings to remove: all of the person's, or the one that began at an instant. The current holder stays;
 * the map must be recalled first.
 */
export function decideRemoveHolder(
  holdings: readonly Holding[],
  personId: number,
  assignedAt: number | null,
): Decision<number[], 'no-such-holding' | 'still-holds'> {
  const theirs = holdings.filter(
    (holding) => holding.personId === personId && (assignedAt === null || holding.assignedAt === assignedAt),
  );
  if (theirs.length === 0) return refuse('no-such-holding');
  return theirs.some(({ returnedAt }) => returnedAt === null)
    ? refuse('still-holds')
    : allow(theirs.map(({ id }) => id));
}
