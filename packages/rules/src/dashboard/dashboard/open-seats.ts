/** Open seats of the next 13 weeks, counted by week and by the place where they are filled (SHELL-R34). */
import { addDays } from '../../schedules/calendar-week.ts';
import { mondayOf } from '../../time/wall-time.ts';

/** In display order. */
export const openSeatKinds = ['midweek', 'weekend', 'talk', 'responsibility', 'cart'] as const;
export type OpenSeatKind = (typeof openSeatKinds)[number];

/** Weeks of the overview, including the current one. */
export const openSeatWeeks = 13;

export interface OpenSeat {
  kind: OpenSeatKind;
  date: string;
  /** Language group; null for the whole congregation. */
  group: number | null;
  /** Cart location; null for other kinds. */
  location: number | null;
  /** Number of people that are still needed. */
  count: number;
}

export interface OpenSeatLine extends OpenSeat {
  /** Monday of the week. */
  week: string;
}

export const openSeatSpan = (today: string): { from: string; to: string } => ({
  from: today,
  to: addDays(mondayOf(today), 7 * openSeatWeeks - 1),
});

const byOrder = (one: OpenSeatLine, other: OpenSeatLine): number =>
  one.week.localeCompare(other.week) ||
  openSeatKinds.indexOf(one.kind) - openSeatKinds.indexOf(other.kind) ||
  (one.group ?? 0) - (other.group ?? 0) ||
  (one.location ?? 0) - (other.location ?? 0);

/** One line for each week, kind, language group and cart location, with the date of its first open seat. */
export function countOpenSeats(seats: readonly OpenSeat[]): OpenSeatLine[] {
  const lines = new Map<string, OpenSeatLine>();
  for (const seat of seats) {
    if (seat.count === 0) continue;
    const week = mondayOf(seat.date);
    const key = [week, seat.kind, seat.group, seat.location].join(' ');
    const line = lines.get(key);
    if (line) {
      line.count += seat.count;
      if (seat.date < line.date) line.date = seat.date;
    } else lines.set(key, { ...seat, week });
  }
  return [...lines.values()].sort(byOrder);
}
