/** Rotation of turns between people or groups (ATTEND-O1). Dates are `YYYY-MM-DD`. */
import { dayNumberOf } from '../time/day-number.ts';

export interface TurnPlace {
  date: string;
  /** Id of a meeting; nobody has two places in one. */
  gathering: number;
  /** Places of one seat with the same period have the same person, if possible. */
  period: string;
  seat: number;
}

export interface Turn extends TurnPlace {
  id: number;
}

/** State carried between places and between runs of the rotation. */
export interface TurnState {
  /** People or groups in list order. */
  order: readonly number[];
  /** Past turns and turns already assigned. */
  taken: readonly Turn[];
}

/** Days to each person's nearest turn before or after the date; people without turns are missing. */
function nearestTurns(taken: readonly Turn[], date: string): Map<number, number> {
  const day = dayNumberOf(date);
  const nearest = new Map<number, number>();
  for (const turn of taken) {
    const days = Math.abs(dayNumberOf(turn.date) - day);
    nearest.set(turn.id, Math.min(days, nearest.get(turn.id) ?? Number.POSITIVE_INFINITY));
  }
  return nearest;
}

/** People who have the seat elsewhere in the period, by date. */
const holdersOf = (taken: readonly Turn[], { period, seat }: TurnPlace): number[] => [
  ...new Set(
    taken
      .filter((turn) => turn.period === period && turn.seat === seat)
      .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
      .map(({ id }) => id),
  ),
];

/**
 * Returns the free person with the longest wait; among equals the first in the list. A person who was passed
 * over has waited longer at the next place, so they keep their turn.
 */
export function nextTurn(
  { order, taken }: TurnState,
  place: TurnPlace,
  isFree: (id: number) => boolean,
): number | null {
  const there = new Set(taken.filter(({ gathering }) => gathering === place.gathering).map(({ id }) => id));
  const free = order.filter((id) => !there.has(id) && isFree(id));
  const holder = holdersOf(taken, place).find((id) => free.includes(id));
  if (holder !== undefined) return holder;
  const nearest = nearestTurns(taken, place.date);
  const waitOf = (id: number): number => nearest.get(id) ?? Number.POSITIVE_INFINITY;
  return free.reduce<number | null>(
    (best, id) => (best === null || waitOf(id) > waitOf(best) ? id : best),
    null,
  );
}

export const takeTurn = ({ order, taken }: TurnState, turn: Turn): TurnState => ({
  order,
  taken: [...taken, turn],
});
