/** Who does what: people offered for a duty, and the duty filled (X-LEDGER, MEET-D6). */
import { dutyKindNames, meetingDutyKinds } from '@sheaf/rules/duties/duty-kind';
import { stripMarks } from '@sheaf/rules/duties/history-strip';
import { z } from 'zod';
import { count, id, idOrZero, reference } from '../fields.ts';
import { operation } from '../operation.ts';
import { answers } from './answers.ts';
import { anyPair } from './any-pair.ts';
import { cannot } from './cannot.ts';
import { ownDuties } from './own-duties.ts';

const day = z.string().meta({ format: 'date' });

const clash = z.discriminatedUnion('code', [
  z.object({
    code: z.enum(['same-meeting', 'same-time', 'same-week']),
    duty: idOrZero,
    kind: z.enum(dutyKindNames).meta({ description: 'what the person has then' }),
    date: day,
  }),
  z.object({ code: z.literal('away'), from: day, to: day }),
]);

const reason = z.discriminatedUnion('code', [
  ...clash.options,
  z.object({ code: z.literal('never-given') }),
  z.object({ code: z.enum(['given-ago', 'given-ahead']), weeks: count, date: day }),
  z.object({ code: z.literal('load'), duties: count }),
]);

export const duty = z.object({
  id: idOrZero,
  kind: z.enum(dutyKindNames),
  meeting_id: idOrZero.nullable().meta({ description: 'null for what is at no meeting' }),
  meeting_part_id: idOrZero.nullable(),
  hall: count,
  place: count.meta({ description: 'of the two prayers the opening one is 1, the closing one 2' }),
  date: day,
  user_id: idOrZero.nullable(),
  version: count,
  clashes: z.array(clash).meta({ description: 'what else speaks against the person; filled all the same' }),
});

const candidate = z.object({
  user: z.object({
    id: idOrZero,
    full_name: z.string(),
    gender: count,
    appointment: z.string(),
    group_id: idOrZero.nullable(),
  }),
  last_assigned: day.meta({ description: '2019-01-01 for somebody who never had it' }),
  parts: z
    .array(z.object({ date: day, kind: z.enum(meetingDutyKinds), meeting_part_type: count }))
    .meta({ description: 'the last four, the newest first' }),
  history: z
    .array(z.enum(stripMarks).nullable())
    .meta({ description: '13 weeks, the week of the duty is the ninth (MEET-R21)' }),
  away: z.boolean(),
  fits_pair: z
    .boolean()
    .meta({ description: 'of the same sex or family as the partner; true where there is none' }),
  has_part: z.boolean(),
  label: z.string().nullable().meta({ description: 'the words for what speaks against the person' }),
  reasons: z.array(reason),
});

export const duties = {
  rankCandidates: operation({
    name: 'duties.rankCandidates',
    method: 'GET',
    path: '/duties/{id}/candidates',
    summary:
      'Everybody qualified for a duty, the longest wait first, those who are away or busy after them, and last those who do not fit ' +
      'beside the student or the householder (MEET-R15 to R22, MEET-X11).',
    permission: ['schedules.meetings.assign', 'schedules.attendants.edit'],
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: z.object({
      duty,
      partner: z.object({ id: idOrZero, full_name: z.string() }).nullable().meta({
        description:
          'who has the other place of student and householder; null if nobody has, or the duty is of no pair',
      }),
      candidates: z.array(candidate),
    }),
    refusals: [],
    idempotent: 'read',
    reads: [
      ...['users', 'meetings', 'meetingAssignments', 'awayTalks'],
      ...['attendantResponsibilities', 'attendantSchedule'],
    ] as const,
  }),
  fillDuty: operation({
    name: 'duties.fillDuty',
    method: 'PUT',
    path: '/duties/{id}',
    summary: 'Gives a duty to a person, or to nobody (MEET-O17, MEET-R15, MEET-R17).',
    permission: ['schedules.meetings.assign', 'schedules.attendants.edit'],
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      user_id: reference.nullable().meta({ description: 'null for nobody' }),
      any_pair: anyPair,
      version: count
        .optional()
        .meta({ description: 'version seen; a stale one is refused with the current row' }),
    }),
    reply: duty,
    refusals: ['stale', 'duty-twice', 'duty-booked-elsewhere', 'duty-place-twice', 'pair-unfit'],
    idempotent: 'key',
    changes: ['meetingAssignments', 'attendantSchedule'],
  }),
  ...answers,
  ...cannot,
  ...ownDuties,
};
