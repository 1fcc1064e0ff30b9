/** What is sent of the meetings. */
import { mailRefusals } from '@sheaf/rules/duties/mail-duty';
import { z } from 'zod';
import { date, id, idOrZero, noContent, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';

const weekOf = {
  week: date.meta({ description: 'any day of it' }),
  language_group_id: reference.optional().meta({ description: 'the whole congregation without it' }),
};

export const mailing = {
  mailSchedule: operation({
    name: 'meetings.mailSchedule',
    method: 'POST',
    path: '/mailable/clam-schedule-to-chairman',
    summary: 'Sends the midweek schedule of a week to its chairman (MEET-C11, MEET-R24, MSG-C3).',
    permission: 'settings.mail.clam_schedule',
    also: 'settings.mail',
    scope: 'congregation',
    body: z.strictObject(weekOf),
    reply: noContent,
    refusals: ['no-chairman', 'chairman-without-email', 'no-meeting-that-week'],
    idempotent: 'key',
    changes: ['sentMessages'],
  }),
  mailDuty: operation({
    name: 'meetings.mailDuty',
    method: 'POST',
    path: '/duties/{id}/mail',
    summary: 'Sends whoever has a duty what it is by e-mail, with a link by which they answer (X-ACK).',
    permission: 'schedules.meetings.assign',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: ['duty-empty', ...mailRefusals],
    idempotent: 'key',
    changes: ['meetingAssignments', 'sentMessages'],
  }),
  mailSlips: operation({
    name: 'meetings.mailSlips',
    method: 'POST',
    path: '/mailable/slips',
    summary: 'The same for every slip of a week, to each student and to whoever helps (PRINT-P3, X-ACK).',
    permission: 'schedules.meetings.assign',
    scope: 'congregation',
    body: z.strictObject(weekOf),
    reply: z.object({
      slips: z.array(
        z.object({
          duty_id: idOrZero,
          user_id: idOrZero,
          refusal: z.enum(mailRefusals).nullable().meta({ description: 'null where it was sent' }),
        }),
      ),
    }),
    refusals: ['no-slips-that-week'],
    idempotent: 'key',
    changes: ['meetingAssignments', 'sentMessages'],
    heavy: true,
  }),
};
