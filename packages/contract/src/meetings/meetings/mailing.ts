/** Operations that e-mail schedules, duties and slips. */
import { mailRefusals } from '@sheaf/rules/duties/mail-duty';
import { z } from 'zod';
import { date, id, idOrZero, noContent, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';

const spanOf = {
  week: date.meta({ description: 'any day of the first week' }),
  weeks: z.coerce
    .number<number | string>()
    .int()
    .min(1)
    .max(4)
    .default(1)
    .meta({ description: 'number of weeks' }),
};

/** One week or up to four, of the whole congregation or of a language group. */
const programmeSpan = z.strictObject({
  ...spanOf,
  language_group_id: id.optional().meta({ description: 'the whole congregation if omitted' }),
});
export const dutySpan = z.strictObject(spanOf);

export const recipients = z.object({
  people: z
    .array(
      z.object({
        user_id: idOrZero,
        refusal: z
          .enum(mailRefusals)
          .exclude(['duty-begun'])
          .nullable()
          .meta({ description: 'reason why the person gets no mail; null if they get one' }),
        duties: z
          .array(
            z.object({
              duty_id: idOrZero,
              date,
              from: z.string().meta({ description: 'start, HH:MM' }),
              what: z.string().meta({ description: 'title of the duty in the language of the caller' }),
            }),
          )
          .meta({ description: 'coming duties of the person in these weeks' }),
      }),
    )
    .meta({ description: 'people with duties, in the order of their first one' }),
});

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
  listMailRecipients: operation({
    name: 'meetings.listMailRecipients',
    method: 'GET',
    path: '/mailable/assignments',
    summary:
      'People with parts in one to four weeks, what each has, and who cannot get it by e-mail (MEET-X14)',
    permission: 'schedules.meetings.assign',
    scope: 'congregation',
    query: programmeSpan,
    reply: recipients,
    refusals: [],
    idempotent: 'read',
    reads: ['meetings', 'meetingAssignments', 'events', 'users', 'congregations', 'clock'],
    heavy: true,
  }),
  mailAssignments: operation({
    name: 'meetings.mailAssignments',
    method: 'POST',
    path: '/mailable/assignments',
    summary: 'E-mail everyone their parts of one to four weeks, one mail a person (MEET-X14)',
    description: 'Each part has a link to answer.',
    permission: 'schedules.meetings.assign',
    scope: 'congregation',
    body: programmeSpan,
    reply: recipients,
    refusals: ['nobody-to-mail'],
    idempotent: 'key',
    changes: ['meetingAssignments', 'sentMessages'],
    heavy: true,
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
