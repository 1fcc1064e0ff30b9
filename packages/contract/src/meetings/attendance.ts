/** How many were at a meeting (MEET-C10, REPORTS-C7). */
import { z } from 'zod';
import { count, date, reference } from '../fields.ts';
import { operation } from '../operation.ts';

const people = z.int().min(0).max(100_000);

export const attendance = {
  saveAttendance: operation({
    name: 'meetings.saveAttendance',
    method: 'POST',
    path: '/meeting-attendance',
    summary:
      'Keeps how many were at a meeting, one number a meeting; a later one replaces it (MEET-C10, MEET-R25, MEET-O13).',
    permission: 'settings.meetings.attendance',
    scope: 'congregation',
    body: z.strictObject({
      meeting_id: reference,
      attendance: people,
      start_date: date.optional().meta({ description: 'any day of a week, for the two numbers after it' }),
      clam: people.optional(),
      public: people.optional(),
    }),
    reply: z.object({ meeting_id: count, attendance: count }),
    refusals: [],
    idempotent: 'key',
    changes: ['attendance'],
  }),
};
