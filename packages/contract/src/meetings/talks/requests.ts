/** Operations by which a speaker answers a talk request by link, without an account (WKND-O1). */
import { longestWord, talkAnswers } from '@sheaf/rules/meetings/talks/request';
import { z } from 'zod';
import { count, noContent, optionalLines } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { secret } from '../../people/access/session.ts';
import { answeredFor } from './answered-for.ts';

const token = secret;

const asked = z.object({
  first_name: z.string(),
  congregation: z.string().meta({ description: 'congregation that hosts the talk' }),
  asked_by: z.string().meta({ description: 'congregation that sent the request' }),
  address: z.string().nullable(),
  coordinator: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
  time_format: z.union([z.literal(12), z.literal(24)]),
  lang: z.string(),
  date: z.string().meta({ format: 'date' }),
  from: z.string().meta({ description: 'start of the meeting, HH:MM' }),
  number: count,
  title: z.string().nullable(),
  canceled: z.boolean(),
  confirmed: count,
  answer: z.enum(talkAnswers).nullable(),
  answer_word: z.string().nullable(),
  answered_for: answeredFor,
});

const open = {
  method: 'POST',
  permission: 'public',
  scope: 'none',
  idempotent: 'natural',
  limits: { perMinute: 120 },
} as const;

export const requests = {
  readRequest: operation({
    ...open,
    name: 'talks.readRequest',
    path: '/talk-requests/read',
    summary: 'Read a talk request by its link (WKND-O1)',
    description: 'Reading counts neither as an answer nor as seen.',
    body: z.strictObject({ token }),
    reply: asked,
    refusals: ['talk-request-ended'],
    changes: [],
  }),
  noteSeen: operation({
    ...open,
    name: 'talks.noteSeen',
    path: '/talk-requests/seen',
    summary: 'Mark a talk request as seen after the first touch on its link page (WKND-R14)',
    body: z.strictObject({ token }),
    reply: noContent,
    refusals: ['talk-request-ended'],
    changes: ['publicTalks', 'awayTalks'],
  }),
  answerRequest: operation({
    ...open,
    name: 'talks.answerRequest',
    path: '/talk-requests/answer',
    summary: 'Answer a talk request by its link: yes, no, or another date (WKND-O1, WKND-O5)',
    body: z.strictObject({ token, answer: z.enum(talkAnswers), word: optionalLines(longestWord) }),
    reply: asked,
    refusals: ['talk-request-ended', 'talk-answered', 'talk-meeting-cancelled'],
    changes: ['publicTalks', 'awayTalks', 'meetingAssignments', 'notifications'],
  }),
};
