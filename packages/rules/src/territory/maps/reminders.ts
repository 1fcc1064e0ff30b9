/** What people are reminded of about maps, and when. Instants are milliseconds since 1970. */
import type { ReminderKinds } from '../../notifications/reminder-kind.ts';
import { noticesSince, type ReminderState } from '../../notifications/reminder-moment.ts';
import { isOverdue, isStagnant, timeOutDays } from './map-figures.ts';

export const mapReminders = {
  'map-assigned': { module: 'maps', waking: [8, 21], segments: 1 },
  'map-overdue': { module: 'maps', waking: [10, 20], segments: 1 },
} as const satisfies ReminderKinds;

export interface HeldMap {
  /** Null for a name that an import kept without a person. */
  personId: number | null;
  /** Of the row that says who holds it. */
  holderId: number;
  number: string;
  assignedAt: number;
  /** When a block or an address was last worked; at first when it was assigned. */
  lastActivityAt: number;
  personal: boolean;
}

export interface MapReminder {
  personId: number;
  /** Names what it tells of, so that it is told once. */
  effect: string;
  values: { number: string; days?: number };
  /** Where its sentence is not that of its kind. */
  phrase?: 'map-stagnant';
}

/** Who was given a map within a day, or since the last time that everybody was told. */
export const assignedReminders = (held: readonly HeldMap[], state: ReminderState): MapReminder[] =>
  held.flatMap(({ personId, holderId, number, assignedAt }) =>
    personId !== null && assignedAt > noticesSince(state)
      ? [{ personId, effect: `map-assigned:${holderId}`, values: { number } }]
      : [],
  );

interface MapLimits {
  cutoffDays: number;
  /** MAPS-O9; 0 switches it off. */
  stagnantDays: number;
}

/** Whose map is out too long, or had nothing done on it for too long: once a week, and of the two the first. @param week its Monday, `YYYY-MM-DD` */
export const overdueReminders = (
  held: readonly HeldMap[],
  { cutoffDays, stagnantDays, week, now }: MapLimits & { week: string; now: number },
): MapReminder[] =>
  held.flatMap(({ personId, holderId, number, assignedAt, lastActivityAt, personal }) => {
    if (personId === null) return [];
    const told = { personId, effect: `map-overdue:${holderId}:${week}` };
    if (isOverdue({ assignedAt, personal }, cutoffDays, now))
      return [{ ...told, values: { number, days: timeOutDays(assignedAt, now) } }];
    if (!isStagnant(lastActivityAt, stagnantDays, now)) return [];
    const days = timeOutDays(lastActivityAt, now);
    return [{ ...told, values: { number, days }, phrase: 'map-stagnant' as const }];
  });
