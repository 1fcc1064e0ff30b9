/** Reminders about maps. Instants are milliseconds since 1970. */
import type { ReminderKinds } from '../../notifications/reminder-kind.ts';
import { noticesSince, type ReminderState } from '../../notifications/reminder-moment.ts';
import { isOverdue, isStagnant, timeOutDays } from './map-figures.ts';

export const mapReminders = {
  'map-assigned': { module: 'maps', waking: [8, 21], segments: 1 },
  'map-overdue': { module: 'maps', waking: [10, 20], segments: 1 },
} as const satisfies ReminderKinds;

export interface HeldMap {
  /** Null for an imported name without a person. */
  personId: number | null;
  /** Id of the `map_assignment_holders` row. */
  holderId: number;
  number: string;
  assignedAt: number;
  /** Last work on a block or an address; initially the time of assignment. */
  lastActivityAt: number;
  personal: boolean;
}

export interface MapReminder {
  personId: number;
  /** Key of the reminded event, which makes the reminder idempotent. */
  effect: string;
  values: { number: string; days?: number };
  /** Set if the phrase differs from that of its kind. */
  phrase?: 'map-stagnant';
}

/** Reminders of maps assigned within a day, or since the last run. */
export const assignedReminders = (held: readonly HeldMap[], state: ReminderState): MapReminder[] =>
  held.flatMap(({ personId, holderId, number, assignedAt }) =>
    personId !== null && assignedAt > noticesSince(state)
      ? [{ personId, effect: `map-assigned:${holderId}`, values: { number } }]
      : [],
  );

interface MapLimits {
  cutoffDays: number;
  /** MAPS-O9; 0 disables it. */
  stagnantDays: number;
}

/**
 * Weekly reminders of overdue or stagnant maps; overdue takes precedence. @param week its Monday,
 * `YYYY-MM-DD`
 */
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
