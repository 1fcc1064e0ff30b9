/** Whose turn it is to lead a rotation group (SERVICE-O3). Whoever is passed over keeps their turn. */

export interface OverseerTurns {
  /** In the order of the list. */
  overseers: readonly number[];
  /** When each led before the first of the dates, `YYYY-MM-DD`; nobody else is in it. */
  led: ReadonlyMap<number, string>;
  /** Dates whose leader stays: chosen by hand, or told already. */
  held: ReadonlyMap<string, number>;
  isAway: (personId: number, date: string) => boolean;
}

/** Who waited longest stands first; those who never led stand before all others, as they are listed. */
const queueOf = ({ overseers, led }: Pick<OverseerTurns, 'overseers' | 'led'>): number[] =>
  overseers
    .map((personId, order) => ({ personId, order, last: led.get(personId) ?? '' }))
    .sort((one, other) => one.last.localeCompare(other.last) || one.order - other.order)
    .map(({ personId }) => personId);

/** @param dates in rising order. @returns who leads on each; null where all are away. */
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
