/** Operations to acknowledge or accept a duty, in the app or by link (X-ACK). */
import { acknowledgements } from '@sheaf/rules/duties/acknowledge';
import { z } from 'zod';
import { count, id, idOf } from '../fields.ts';
import { operation } from '../operation.ts';
import { secret } from '../people/access/session.ts';
import { answeredFor } from './answered-for.ts';

const answer = z.enum(acknowledgements);

/** A duty, for the person who is asked by a link. */
export const askedDuty = z
  .object({
    id: idOf('duty'),
    what: z.string(),
    minutes: count.nullable(),
    helps: z.boolean().meta({ description: 'the person assists the one who has the part' }),
    reads: z.boolean().meta({ description: 'the person assists as reader' }),
    date: z.string().meta({ format: 'date' }),
    from: z.string().meta({ examples: ['19:00'] }),
    until: z.string().meta({ examples: ['20:45'] }),
    class: z.string().nullable().meta({ description: 'name of the class; null if the meeting has only one' }),
    with: z.array(z.string()),
    note: z.string().nullable(),
    place: z
      .string()
      .nullable()
      .meta({
        description: 'address of the meeting; null if unknown, or without a meeting',
        examples: ['4 Ridge Road, Burnie'],
      }),
    instead: z.string().nullable().meta({ description: 'label of the event that replaces the meeting' }),
  })
  .meta({ description: 'the duty, as the person sees it' });

const asked = z.object({
  first_name: z.string(),
  congregation: z.string(),
  time_format: z.union([z.literal(12), z.literal(24)]),
  timezone_id: z.string().meta({ examples: ['Australia/Hobart'] }),
  duty: askedDuty,
  acknowledged: answer.nullable(),
  answered_for: answeredFor,
  cannot_told: count.nullable().meta({
    description: 'number of people notified that the person cannot do it; null if they were not',
  }),
});

export const answers = {
  readAnswer: operation({
    name: 'duties.readAnswer',
    method: 'POST',
    path: '/answers/read',
    summary: 'Read the duty of an answer link (X-ACK)',
    description: 'Reading does not count as an answer.',
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
    summary: 'Answer the duty of an answer link (X-ACK)',
    permission: 'public',
    scope: 'none',
    body: z.strictObject({
      token: secret,
      answer: z.enum([...acknowledgements, 'cannot']).meta({
        description:
          '`cannot` notifies the people who assign the duty, once, and begins the search for another person; the assignment stays until somebody has it',
      }),
    }),
    reply: asked,
    refusals: ['answer-link-ended'],
    idempotent: 'natural',
    changes: [
      'meetingAssignments',
      'attendantSchedule',
      'specialMeetings',
      'cartSchedules',
      'fieldMeetings',
      'awayTalks',
      'notifications',
      'swaps',
      'sentMessages',
    ],
    limits: { perMinute: 120 },
  }),
  acknowledgeDuty: operation({
    name: 'duties.acknowledgeDuty',
    method: 'PUT',
    path: '/duties/{id}/acknowledgement',
    summary: 'Answer a duty of the caller (X-ACK)',
    permission: 'signed-in',
    scope: 'own',
    params: z.strictObject({ id }),
    body: z.strictObject({ answer }),
    reply: z.object({ id: idOf('duty, as in GET /my-duties'), acknowledged: answer }),
    refusals: ['duty-not-yours', 'duty-begun'],
    idempotent: 'key',
    changes: [
      'meetingAssignments',
      'attendantSchedule',
      'specialMeetings',
      'cartSchedules',
      'fieldMeetings',
      'awayTalks',
    ],
  }),
  makeAnswerLink: operation({
    name: 'duties.makeAnswerLink',
    method: 'POST',
    path: '/duties/{id}/answer-links',
    summary:
      'Make a message with an answer link for the person of a duty, to send by any app (X-ACK, X-SHARE)',
    permission: 'schedules.meetings.assign',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: z.object({
      text: z
        .string()
        .nullable()
        .meta({ description: 'message with the link, ready to send; null after a repeated call' }),
      link: z.string().nullable(),
    }),
    refusals: ['duty-empty', 'duty-begun'],
    idempotent: 'key',
    forgets: ['text', 'link'],
    changes: [],
  }),
};
