/** Dates on which each talk was given, from the schedule and from entered history (WKND-R12). */

export interface DatedTalk {
  number: number;
  /** `2026-11-29`. */
  date: string;
}

export interface TalkDates {
  number: number;
  first: string;
  last: string;
  times: number;
}

/** Ignores future dates. Ordered by talk number. */
export function talkDates(talks: readonly DatedTalk[], today: string): TalkDates[] {
  const found = new Map<number, TalkDates>();
  for (const { number, date } of talks) {
    if (date > today) continue;
    const known = found.get(number);
    if (!known) found.set(number, { number, first: date, last: date, times: 1 });
    else
      found.set(number, {
        number,
        first: date < known.first ? date : known.first,
        last: date > known.last ? date : known.last,
        times: known.times + 1,
      });
  }
  return [...found.values()].sort((one, other) => one.number - other.number);
}
