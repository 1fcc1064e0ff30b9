/** The visit that a paper is about: the next one, as long as it lasts (PRINT-P8, PRINT-O8). */
import { addDays } from '../schedules/calendar-week.ts';
import { dateOf, mondayOf } from '../time/wall-time.ts';
import type { EventType } from './event.ts';

interface Visit {
  type: EventType;
  start_date: string;
  end_date: string;
}

/** By its start; null where none is planned. @param today `2026-11-25` */
export function nextVisit<Event extends Visit>(events: readonly Event[], today: string): Event | null {
  const coming = events.filter(({ type, end_date }) => type === 'co' && dateOf(end_date) >= today);
  return coming.toSorted((one, other) => (one.start_date < other.start_date ? -1 : 1))[0] ?? null;
}

/** From the Monday of its first week to the Sunday of its last: the meetings of the visit stand on other days than the visit itself. */
export function weeksOfVisit({ start_date, end_date }: Visit): { from: string; to: string } {
  return { from: mondayOf(dateOf(start_date)), to: addDays(mondayOf(dateOf(end_date)), 6) };
}
