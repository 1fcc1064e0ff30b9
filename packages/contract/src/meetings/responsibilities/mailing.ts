/** Operations that e-mail everyone their responsibilities (MEET-X14). */
import { operation } from '../../operation.ts';
import { dutySpan, recipients } from '../meetings/mailing.ts';

const base = { permission: 'schedules.attendants.edit', scope: 'congregation', heavy: true } as const;

export const responsibilityMailing = {
  listMailRecipients: operation({
    ...base,
    name: 'responsibilities.listMailRecipients',
    method: 'GET',
    path: '/mailable/responsibilities',
    summary:
      'People with responsibilities in one to four weeks, what each has, and who cannot get it by e-mail (MEET-X14)',
    query: dutySpan,
    reply: recipients,
    refusals: [],
    idempotent: 'read',
    reads: [
      ...['attendantSchedule', 'attendantResponsibilities', 'meetings', 'events', 'users'],
      ...['congregations', 'clock'],
    ] as const,
  }),
  mailResponsibilities: operation({
    ...base,
    name: 'responsibilities.mailResponsibilities',
    method: 'POST',
    path: '/mailable/responsibilities',
    summary: 'E-mail everyone their responsibilities of one to four weeks, one mail a person (MEET-X14)',
    description: 'Each responsibility has a link to answer.',
    body: dutySpan,
    reply: recipients,
    refusals: ['nobody-to-mail'],
    idempotent: 'key',
    changes: ['attendantSchedule', 'sentMessages'],
  }),
};
