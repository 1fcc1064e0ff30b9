/** What is sent of the meetings. */
import { z } from 'zod';
import { date, noContent } from '../fields.ts';
import { operation } from '../operation.ts';

export const mailing = {
  mailSchedule: operation({
    name: 'meetings.mailSchedule',
    method: 'POST',
    path: '/mailable/clam-schedule-to-chairman',
    summary: 'Sends the midweek schedule of a week to its chairman (MEET-C11, MEET-R24, MSG-C3).',
    permission: 'settings.mail.clam_schedule',
    scope: 'congregation',
    body: z.strictObject({ week: date.meta({ description: 'any day of it' }) }),
    reply: noContent,
    refusals: ['no-chairman', 'chairman-without-email', 'no-meeting-that-week'],
    idempotent: 'key',
    changes: ['sentMessages'],
  }),
};
