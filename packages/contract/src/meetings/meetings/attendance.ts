/** Operations on the attendance of meetings (MEET-C10, REPORTS-C7). */
import { z } from 'zod';
import { count, date, idOf, idOrZero, listQuery, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';

const people = z.int().min(0).max(100_000);

const counted = z.object({
  id: idOf('attendance figure, as in GET /meetingAttendance'),
  meeting_id: idOrZero.nullable().meta({ description: 'null if the meeting was deleted' }),
  attendance: count,
  start_date: z.string().meta({ format: 'date-time', description: 'start of the meeting, UTC' }),
  local_date: z
    .string()
    .meta({ format: 'date', description: 'day of the meeting, which decides its month and service year' }),
  type: z.enum(['clam', 'public']).meta({ description: 'clam (midweek) or public (weekend)' }),
  week: z.string().meta({ format: 'date', description: 'Monday of the week' }),
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
    summary: 'Attendance of meetings by week (REPORTS-C8, REPORTS-D3)',
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
    summary: 'Record the attendance of a meeting (MEET-C10, MEET-R25, MEET-O13)',
    description: 'One number per meeting; a later one replaces it.',
    permission: 'settings.meetings.attendance',
    scope: 'congregation',
    body: z.strictObject({
      meeting_id: reference.optional(),
      attendance: people.optional().meta({ description: 'people at the meeting named by `meeting_id`' }),
      start_date: date.optional().meta({
        description:
          'any day of a week; used with `clam`, `public` or both, whether or not the week has meetings',
      }),
      clam: people.optional().meta({ description: 'people at the midweek meeting of the week' }),
      public: people.optional().meta({ description: 'people at the weekend meeting of the week' }),
    }),
    reply: z.object({
      meeting_id: idOrZero
        .nullable()
        .meta({ description: 'null if the request named a week instead of a meeting' }),
      attendance: count.nullable(),
      start_date: z
        .string()
        .nullable()
        .meta({ format: 'date', description: 'Monday of the week in the request' }),
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
    summary: 'Record the attendance of both meetings of a week (REPORTS-O8)',
    description: 'Also works for meetings that were deleted. null clears a number.',
    permission: 'settings.meetings.attendance',
    scope: 'congregation',
    params: z.strictObject({ week: date.meta({ description: 'any day of the week' }) }),
    body: z.strictObject({ clam: people.nullable(), public: people.nullable() }),
    reply: z.object({
      week: z.string().meta({ format: 'date', description: 'Monday of the week' }),
      clam: count.nullable(),
      public: count.nullable(),
    }),
    refusals: [],
    idempotent: 'key',
    changes: ['attendance'],
  }),
};
