/** How many were at a meeting (MEET-C10, REPORTS-C7). */
import { z } from 'zod';
import { count, date, idOrZero, listQuery, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';

const people = z.int().min(0).max(100_000);

const counted = z.object({
  id: idOrZero,
  meeting_id: idOrZero.nullable().meta({ description: 'null where the meeting is not here any more' }),
  attendance: count,
  start_date: z.string().meta({ format: 'date-time' }),
  local_date: z
    .string()
    .meta({ format: 'date', description: 'the day held, which decides month and service year' }),
  type: z.enum(['clam', 'public']),
  week: z.string().meta({ format: 'date', description: 'the Monday of its week' }),
  language_group_id: idOrZero
    .nullable()
    .meta({ description: 'null for the whole congregation (X-LANG-GROUP)' }),
  service_year: count,
});

export const attendance = {
  listAttendance: operation({
    name: 'meetings.listAttendance',
    method: 'GET',
    path: '/meetingAttendance',
    summary: 'How many were at each meeting, week by week (REPORTS-C8, REPORTS-D3).',
    permission: 'signed-in',
    scope: 'congregation',
    query: listQuery('id', 'meeting_id', 'type', 'service_year').extend({
      from: date.optional(),
      to: date.optional(),
    }),
    reply: z.array(counted),
    refusals: [],
    idempotent: 'read',
    reads: ['attendance', 'meetings', 'congregations'],
  }),
  saveAttendance: operation({
    name: 'meetings.saveAttendance',
    method: 'POST',
    path: '/meeting-attendance',
    summary:
      'Keeps how many were at a meeting, one number a meeting; a later one replaces it (MEET-C10, MEET-R25, MEET-O13).',
    permission: 'settings.meetings.attendance',
    scope: 'congregation',
    body: z.strictObject({
      meeting_id: reference.optional(),
      attendance: people.optional().meta({ description: 'people at this meeting' }),
      start_date: date
        .optional()
        .meta({ description: 'any day of a week; with clam, public or both, with or without a meeting' }),
      clam: people.optional().meta({ description: 'people at the midweek meeting of that week' }),
      public: people.optional().meta({ description: 'people at the weekend meeting of that week' }),
    }),
    reply: z.object({
      meeting_id: idOrZero.nullable().meta({ description: 'null if a week was sent without a meeting' }),
      attendance: count.nullable(),
      start_date: z.string().nullable().meta({ format: 'date', description: 'the Monday of the week sent' }),
      clam: count.nullable(),
      public: count.nullable(),
    }),
    refusals: [],
    idempotent: 'key',
    changes: ['attendance'],
  }),
  saveWeekAttendance: operation({
    name: 'meetings.saveWeekAttendance',
    method: 'PUT',
    path: '/meeting-attendance/{week}',
    summary:
      'Keeps how many were at both meetings of a week of the congregation, whether they still stand here or not; null forgets a number (REPORTS-O8).',
    permission: 'settings.meetings.attendance',
    scope: 'congregation',
    params: z.strictObject({ week: date.meta({ description: 'any day of the week' }) }),
    body: z.strictObject({ clam: people.nullable(), public: people.nullable() }),
    reply: z.object({
      week: z.string().meta({ format: 'date', description: 'its Monday' }),
      clam: count.nullable(),
      public: count.nullable(),
    }),
    refusals: [],
    idempotent: 'key',
    changes: ['attendance'],
  }),
};
