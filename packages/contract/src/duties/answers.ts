/** Who is assigned says that they have seen it, or yes: in the app, or by a link (X-ACK). */
import { acknowledgements } from '@sheaf/rules/duties/acknowledge';
import { z } from 'zod';
import { count, id, idOrZero } from '../fields.ts';
import { operation } from '../operation.ts';
import { secret } from '../people/access/session.ts';
import { answeredFor } from './answered-for.ts';

const answer = z.enum(acknowledgements);

const asked = z.object({
  first_name: z.string(),
  congregation: z.string(),
  time_format: z.union([z.literal(12), z.literal(24)]),
  timezone_id: z.string().meta({ examples: ['Australia/Hobart'] }),
  duty: z.object({
    id: idOrZero,
    what: z.string(),
    minutes: count.nullable(),
    helps: z.boolean().meta({ description: 'as the helper of whoever has the part' }),
    reads: z.boolean().meta({ description: 'as the reader, who helps as well' }),
    date: z.string().meta({ format: 'date' }),
    from: z.string().meta({ examples: ['19:00'] }),
    until: z.string().meta({ examples: ['20:45'] }),
    class: z.string().nullable().meta({ description: 'where the meeting has several' }),
    with: z.array(z.string()),
    note: z.string().nullable(),
    instead: z.string().nullable().meta({ description: 'the event that takes the place of the meeting' }),
  }),
  acknowledged: answer.nullable(),
  answered_for: answeredFor,
});

export const answers = {
  readAnswer: operation({
    name: 'duties.readAnswer',
    method: 'POST',
    path: '/answers/read',
    summary: 'What a link asks, for the page that it opens; looking at it answers nothing (X-ACK).',
    permission: 'public',
    scope: 'none',
    body: z.strictObject({ token: secret }),
    reply: asked,
    refusals: ['answer-link-ended'],
    idempotent: 'natural',
    changes: [],
    limits: { perMinute: 120 },
  }),
  giveAnswer: operation({
    name: 'duties.giveAnswer',
    method: 'POST',
    path: '/answers',
    summary: 'Answers what a link asks, by a press on its page (X-ACK).',
    permission: 'public',
    scope: 'none',
    body: z.strictObject({ token: secret, answer }),
    reply: asked,
    refusals: ['answer-link-ended'],
    idempotent: 'natural',
    changes: ['meetingAssignments', 'attendantSchedule', 'cartSchedules', 'fieldMeetings', 'awayTalks'],
    limits: { perMinute: 120 },
  }),
  acknowledgeDuty: operation({
    name: 'duties.acknowledgeDuty',
    method: 'PUT',
    path: '/duties/{id}/acknowledgement',
    summary: 'The same of an own duty, by whoever is signed in (X-ACK).',
    permission: 'signed-in',
    scope: 'own',
    params: z.strictObject({ id }),
    body: z.strictObject({ answer }),
    reply: z.object({ id: idOrZero, acknowledged: answer }),
    refusals: ['duty-not-yours', 'duty-begun'],
    idempotent: 'key',
    changes: ['meetingAssignments', 'attendantSchedule', 'cartSchedules', 'fieldMeetings', 'awayTalks'],
  }),
  makeAnswerLink: operation({
    name: 'duties.makeAnswerLink',
    method: 'POST',
    path: '/duties/{id}/answer-links',
    summary:
      'A text for whoever has a duty, with a link by which they answer, to be sent by any app (X-ACK, X-SHARE).',
    permission: 'schedules.meetings.assign',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: z.object({ text: z.string().nullable(), link: z.string().nullable() }),
    refusals: ['duty-empty', 'duty-begun'],
    idempotent: 'key',
    forgets: ['text', 'link'],
    changes: [],
  }),
};
