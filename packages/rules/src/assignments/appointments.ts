/**
 * Selection and order of dated appointments on a person's assignments page (APPTS-R2, APPTS-R9, APPTS-O4).
 */
import { Temporal } from 'temporal-polyfill';
import { eventTypes } from '../events/event.ts';

/** Duties, meetings and every event type (APPTS-D1, CF-7). */
export const appointmentTypes = [
  'ministry',
  'meeting',
  'group',
  'attendant',
  'talk',
  'cart',
  ...eventTypes,
] as const;

export type AppointmentType = (typeof appointmentTypes)[number];

export interface Appointment {
  /** Local date and time of the congregation, `2026-11-24T19:00`. */
  start_date: string;
  end_date: string;
}

/** Returns the same date one year later; 29 February becomes 28 February (APPTS-O4). */
export const yearAhead = (today: string): string =>
  Temporal.PlainDate.from(today).add({ years: 1 }).toString();

/**
 * Returns appointments that end today or later and start within twelve months, ordered by start. `today` is
 * `YYYY-MM-DD`.
 */
export function appointmentsFrom<Item extends Appointment>(items: readonly Item[], today: string): Item[] {
  const last = yearAhead(today);
  return items
    .filter((item) => item.end_date >= today && item.start_date.slice(0, 10) <= last)
    .sort((a, b) => a.start_date.localeCompare(b.start_date));
}
