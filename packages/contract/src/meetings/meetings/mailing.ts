/** Operations that e-mail schedules, duties and slips. */
import { mailRefusals } from '@sheaf/rules/duties/mail-duty';
import { z } from 'zod';
import { date, id, idOrZero, noContent, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';

const weekOf = {
  week: date.meta({ description: 'any day of the week' }),
  language_group_id: reference.optional().meta({ description: 'the whole congregation if omitted' }),
};

export const mailing = {
  mailSchedule: operation({
    name: 'meetings.mailSchedule',
    method: 'POST',
    path: '/mailable/clam-schedule-to-chairman',
    summary: 'E-mail the midweek schedule of a week to its chairman (MEET-C11, MEET-R24, MSG-C3)',
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
    summary: 'E-mail a duty to its person, with a link to answer (X-ACK)',
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
    summary:
      'E-mail all slips of a week to the students and their helpers, with links to answer (PRINT-P3, X-ACK)',
    permission: 'schedules.meetings.assign',
    scope: 'congregation',
    body: z.strictObject(weekOf),
    reply: z.object({
      slips: z.array(
        z.object({
          duty_id: idOrZero,
          user_id: idOrZero,
          refusal: z
            .enum(mailRefusals)
            .nullable()
            .meta({ description: 'reason why the slip was not sent; null if it was sent' }),
        }),
      ),
    }),
    refusals: ['no-slips-that-week'],
    idempotent: 'key',
    changes: ['meetingAssignments', 'sentMessages'],
    heavy: true,
  }),
};
