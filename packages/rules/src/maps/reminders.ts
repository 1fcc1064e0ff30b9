/** What people are reminded of about maps. */
import type { ReminderKinds } from '../messages/reminder-kind.ts';

export const mapReminders = {
  'map-assigned': { module: 'maps', waking: [8, 21] },
  'map-overdue': { module: 'maps', waking: [10, 20] },
} as const satisfies ReminderKinds;
