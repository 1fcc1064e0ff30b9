/** What stands on a person's page of assignments: dated things of all domains, in their order (APPTS-R2, APPTS-R9, APPTS-O4). */
import { Temporal } from 'temporal-polyfill';
import { eventTypes } from '../events/event.ts';

/** APPTS-D1, CF-7: duties and meetings, and every type of event. */
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
  /** Day and time by the clock of the congregation, `2026-11-24T19:00`. */
  start_date: string;
  end_date: string;
}

/** The same day of the next year; after 29 February it is 28 February (APPTS-O4). */
export const yearAhead = (today: string): string =>
  Temporal.PlainDate.from(today).add({ years: 1 }).toString();

/** From today to twelve months ahead; what is over leaves the page the day after. `today` is `YYYY-MM-DD`. */
export function appointmentsFrom<Item extends Appointment>(items: readonly Item[], today: string): Item[] {
  const last = yearAhead(today);
  return items
    .filter((item) => item.end_date >= today && item.start_date.slice(0, 10) <= last)
    .sort((a, b) => a.start_date.localeCompare(b.start_date));
}
