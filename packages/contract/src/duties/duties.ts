/** Operations on duties: rank candidates and fill a duty (X-LEDGER, MEET-D6). */
import { dutyKindNames, meetingDutyKinds } from '@sheaf/rules/duties/duty-kind';
import { stripMarks } from '@sheaf/rules/duties/history-strip';
import { helperRules } from '@sheaf/rules/people/availability/settings';
import { z } from 'zod';
import { count, id, idOf, idOrZero, reference } from '../fields.ts';
import { operation } from '../operation.ts';
import { answers } from './answers.ts';
import { anyPair } from './any-pair.ts';
import { cannot } from './cannot.ts';
import { ownDuties } from './own-duties.ts';

const day = z.string().meta({ format: 'date' });

export const clash = z.discriminatedUnion('code', [
  z.object({
    code: z.enum(['same-meeting', 'same-time', 'same-week']),
    duty: idOrZero,
    kind: z.enum(dutyKindNames).meta({ description: 'kind of the conflicting duty' }),
    date: day,
  }),
  z.object({ code: z.literal('away'), from: day, to: day }),
  z.object({ code: z.literal('cannot') }),
  z.object({
    code: z.literal('month-full'),
    most: count.meta({ description: 'most duties a month that the person wishes' }),
  }),
  z.object({ code: z.literal('pair'), with: idOf('person, as in GET /users') }),
]);

const reason = z.discriminatedUnion('code', [
  ...clash.options,
  z.object({ code: z.literal('never-given') }),
  z.object({ code: z.enum(['given-ago', 'given-ahead']), weeks: count, date: day }),
  z.object({
    code: z.literal('new-here'),
    since: day.meta({ description: 'day of the qualification, or of the return' }),
    first: day.nullable().meta({ description: 'first turn, if it comes after the day of the duty' }),
  }),
  z.object({
    code: z.literal('load'),
    duties: count,
    points: count.meta({ description: 'weight of the person’s duties around the day' }),
    share: z
      .number()
      .nullable()
      .meta({ description: 'even share in points; null if the caller may not know the pace of the person' }),
  }),
  z.object({ code: z.literal('resting'), duties: count }),
  z.object({ code: z.literal('reserve') }),
]);

export const duty = z.object({
  id: idOf('duty'),
  kind: z.enum(dutyKindNames),
  meeting_id: idOrZero.nullable().meta({ description: 'null for duties outside meetings' }),
  meeting_part_id: idOrZero.nullable(),
  hall: count,
  place: count.meta({
    description:
      'position among duties of the same kind; of the two prayers, 1 opens and 2 closes the meeting',
  }),
  date: day,
  user_id: idOrZero.nullable(),
  version: count,
  clashes: z.array(clash).meta({
    description:
      'conflicts of the person, such as another duty or days away; `cannot` has no further reason; they do not prevent the assignment',
  }),
});

const candidate = z.object({
  user: z
    .object({
      id: idOf('person, as in GET /users'),
      full_name: z.string(),
      gender: count,
      appointment: z.string(),
      group_id: idOrZero.nullable(),
    })
    .meta({ description: 'the candidate' }),
  last_assigned: day.meta({ description: '2019-01-01 if the person never had such a duty' }),
  parts: z
    .array(z.object({ date: day, kind: z.enum(meetingDutyKinds), meeting_part_type: count }))
    .meta({ description: 'last four parts of the person, newest first' }),
  history: z
    .array(z.enum(stripMarks).nullable())
    .meta({ description: 'one mark per week for 13 weeks; the week of the duty is the ninth (MEET-R21)' }),
  away: z.boolean(),
  fits_pair: z
    .boolean()
    .meta({ description: 'fits the partner by the rule of the congregation; true if there is no partner' }),
  has_part: z.boolean(),
  cannot: z.boolean().meta({
    description:
      'not then: a time that the person cannot, a full month, or a separated pair; `reasons` has more with settings.users.qualifications',
  }),
  label: z
    .string()
    .nullable()
    .meta({ description: 'conflicts as text, in the language of the caller; null if there are none' }),
  reasons: z.array(reason),
});

export const duties = {
  rankCandidates: operation({
    name: 'duties.rankCandidates',
    method: 'GET',
    path: '/duties/{id}/candidates',
    summary: 'People qualified for a duty, by turn and even share (MEET-R15 to R22, X-FAIR-4, MEET-X11)',
    description:
      'People who are away or busy follow, then those who do not match the student or householder.',
    permission: ['schedules.meetings.assign', 'schedules.attendants.edit', 'settings.tasks'],
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: z.object({
      duty: duty.meta({ description: 'the duty to fill' }),
      partner: z
        .object({
          id: idOf('person, as in GET /users'),
          full_name: z.string(),
          rule: z.enum(helperRules).meta({ description: 'who fits as student and householder' }),
        })
        .nullable()
        .meta({
          description:
            'student or householder assigned to the other place; null if it is open or the duty has no second place',
        }),
      turn: count.meta({ description: 'weeks in which everybody qualified has such a duty once' }),
      candidates: z.array(candidate),
    }),
    refusals: [],
    idempotent: 'read',
    reads: [
      ...['users', 'meetings', 'meetingAssignments', 'awayTalks'],
      ...[
        'attendantResponsibilities',
        'attendantSchedule',
        'specialMeetings',
        'availability',
        'congregations',
      ],
      ...['tasks'],
    ] as const,
  }),
  fillDuty: operation({
    name: 'duties.fillDuty',
    method: 'PUT',
    path: '/duties/{id}',
    summary: 'Assign a duty to a person, or clear it (MEET-O17, MEET-R15, MEET-R17)',
    permission: ['schedules.meetings.assign', 'schedules.attendants.edit', 'settings.tasks'],
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      user_id: reference.nullable().meta({ description: 'null clears the duty' }),
      any_pair: anyPair,
      version: count
        .optional()
        .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' }),
    }),
    reply: duty,
    refusals: ['stale', 'duty-twice', 'duty-booked-elsewhere', 'duty-place-twice', 'pair-unfit'],
    idempotent: 'key',
    changes: ['meetingAssignments', 'attendantSchedule', 'specialMeetings', 'tasks'],
  }),
  ...answers,
  ...cannot,
  ...ownDuties,
};
