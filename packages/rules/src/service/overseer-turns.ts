/**
 * Turns of the overseers of a rotation group (SERVICE-O3). An overseer who is passed over keeps their turn.
 */

export interface OverseerTurns {
  /** In list order. */
  overseers: readonly number[];
  /** Date on which each overseer last led before the first of the dates, `YYYY-MM-DD`. */
  led: ReadonlyMap<number, string>;
  /** Dates with a fixed leader: chosen by hand, or already notified. */
  held: ReadonlyMap<string, number>;
  isAway: (personId: number, date: string) => boolean;
}

/** Longest wait first; overseers who never led come before all others, in list order. */
const queueOf = ({ overseers, led }: Pick<OverseerTurns, 'overseers' | 'led'>): number[] =>
  overseers
    .map((personId, order) => ({ personId, order, last: led.get(personId) ?? '' }))
    .sort((one, other) => one.last.localeCompare(other.last) || one.order - other.order)
    .map(({ personId }) => personId);

/** @param dates ascending. @returns leader per date; null if all are away. */
export function overseerTurns(
  dates: readonly string[],
  { overseers, led, held, isAway }: OverseerTurns,
): Map<string, number | null> {
  const queue = queueOf({ overseers, led });
  const turns = new Map<string, number | null>();
  for (const date of dates) {
    const leads = held.get(date) ?? queue.find((personId) => !isAway(personId, date)) ?? null;
    turns.set(date, leads);
    const place = leads === null ? -1 : queue.indexOf(leads);
    if (place !== -1) queue.push(...queue.splice(place, 1));
  }
  return turns;
}
