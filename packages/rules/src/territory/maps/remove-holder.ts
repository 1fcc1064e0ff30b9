/** Somebody is taken out of the history of a map (MAPS-C10, TERR-R5). */
import { allow, type Decision, refuse } from '../../decision.ts';

export interface HeldTurn {
  id: number;
  personId: number | null;
  /** Milliseconds since 1970. */
  assignedAt: number;
  /** Null while they hold the map. */
  returnedAt: number | null;
}

/**
 * The turns that leave the history: all of the person's, or the one that began at an instant. Whoever still holds the map stays in it;
 * the map is recalled first.
 */
export function decideRemoveHolder(
  turns: readonly HeldTurn[],
  personId: number,
  assignedAt: number | null,
): Decision<number[], 'no-such-turn' | 'still-holds'> {
  const theirs = turns.filter(
    (turn) => turn.personId === personId && (assignedAt === null || turn.assignedAt === assignedAt),
  );
  if (theirs.length === 0) return refuse('no-such-turn');
  return theirs.some(({ returnedAt }) => returnedAt === null)
    ? refuse('still-holds')
    : allow(theirs.map(({ id }) => id));
}
