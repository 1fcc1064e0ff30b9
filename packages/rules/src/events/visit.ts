/** Selects the circuit overseer visit for printed schedules: the current or next one (PRINT-P8, PRINT-O8). */
import { addDays } from '../schedules/calendar-week.ts';
import { dateOf, mondayOf } from '../time/wall-time.ts';
import type { EventType } from './event.ts';

interface Visit {
  type: EventType;
  start_date: string;
  end_date: string;
}

/**
 * Returns the visit with the earliest start that has not ended; null if none is planned. @param today
 * `2026-11-25`
 */
export function nextVisit<Event extends Visit>(events: readonly Event[], today: string): Event | null {
  const coming = events.filter(({ type, end_date }) => type === 'co' && dateOf(end_date) >= today);
  return [...coming].sort((one, other) => (one.start_date < other.start_date ? -1 : 1))[0] ?? null;
}

/** Returns the full weeks of the visit, Monday to Sunday: its meetings can be on days outside the visit. */
export function weeksOfVisit({ start_date, end_date }: Visit): { from: string; to: string } {
  return { from: mondayOf(dateOf(start_date)), to: addDays(mondayOf(dateOf(end_date)), 6) };
}
