/** Events: defaults and validation (EVENTS-R1, EVENTS-R2, EVENTS-R6, EVENTS-O2 to O4). */
import { addDays } from '../schedules/calendar-week.ts';
import { addToWallTime, dateOf, mondayOf, nextWeekday } from '../time/wall-time.ts';

export const eventTypes = [
  'custom',
  'assembly',
  'co',
  'special',
  'memorial',
  'convention',
  'pioneer_day',
  'bee',
  'kmse',
  'annual_pioneer',
] as const;
export type EventType = (typeof eventTypes)[number];

export const cancelChoices = ['none', 'clm', 'public', 'both'] as const;
export type Cancels = (typeof cancelChoices)[number];

/** Default end of an event (EVENTS-R1). */
export const endOfEvent = (type: EventType, start: string): string =>
  addToWallTime(start, type === 'co' ? { days: 5 } : { hours: 1 });

/** Suggested start of a new event; null if the type has none (EVENTS-R2). */
export const startOfNewEvent = (type: EventType, today: string): string | null =>
  type === 'co' ? `${nextWeekday(today, 2)}T19:00` : null;

const isAtWeekend = (date: string): boolean => date >= addDays(mondayOf(date), 5);

/** The Memorial replaces the meeting of its day (EVENTS-O2). @param start empty until chosen */
export function defaultCancels(type: EventType, start: string): Cancels {
  if (type === 'assembly' || type === 'convention') return 'both';
  if (type !== 'memorial' || start === '') return 'none';
  return isAtWeekend(dateOf(start)) ? 'public' : 'clm';
}

/** Types of events that usually have their own speaker (EVENTS-O3). */
export const defaultHasSpeaker = (type: EventType): boolean => ['co', 'special', 'memorial'].includes(type);

export interface EventEntry {
  type: EventType;
  label: string | null;
  start_date: string;
  end_date: string;
}

export interface WrongInEvent {
  field: 'label' | 'end_date';
  code: 'required' | 'ends-before-start';
}

/** Returns the invalid field and the reason, or null (EVENTS-R6). */
export function wrongInEvent(entry: EventEntry): WrongInEvent | null {
  if (entry.type === 'custom' && entry.label === null) return { field: 'label', code: 'required' };
  return entry.end_date < entry.start_date ? { field: 'end_date', code: 'ends-before-start' } : null;
}

export const isMultiDay = (entry: Pick<EventEntry, 'start_date' | 'end_date'>): boolean =>
  dateOf(entry.start_date) !== dateOf(entry.end_date);

/** Monday of the week in which the event begins (EVENTS-O4). */
export const weekOfEvent = (entry: Pick<EventEntry, 'start_date'>): string =>
  mondayOf(dateOf(entry.start_date));
