/** Whose turn it is where people, or groups, take turns (ATTEND-O1). Dates are `YYYY-MM-DD`. */
import { dayNumberOf } from '../time/day-number.ts';

export interface TurnPlace {
  date: string;
  /** What gathers people at one time: nobody has two places in it. */
  gathering: number;
  /** All places of one seat in a period go to the same, as far as they can. */
  period: string;
  seat: number;
}

export interface Turn extends TurnPlace {
  id: number;
}

/** What is carried from one place to the next, and from one run of the rotation to the next. */
export interface TurnState {
  /** Those who take turns, in the order of the list. */
  order: readonly number[];
  /** The turns that they had, and those that are promised already. */
  taken: readonly Turn[];
}

/** Days to the nearest turn of each, before the day or after it; who never had one is not in it. */
function nearestTurns(taken: readonly Turn[], date: string): Map<number, number> {
  const day = dayNumberOf(date);
  const nearest = new Map<number, number>();
  for (const turn of taken) {
    const days = Math.abs(dayNumberOf(turn.date) - day);
    nearest.set(turn.id, Math.min(days, nearest.get(turn.id) ?? Number.POSITIVE_INFINITY));
  }
  return nearest;
}

/** Those who have the seat elsewhere in the period, whoever had it first before the others. */
const holdersOf = (taken: readonly Turn[], { period, seat }: TurnPlace): number[] => [
  ...new Set(
    taken
      .filter((turn) => turn.period === period && turn.seat === seat)
      .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
      .map(({ id }) => id),
  ),
];

/**
 * Whoever has waited longest and is not passed over; of those who waited alike, the first of the list. Who is passed over has waited
 * longer at the next place, and so keeps their turn.
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
