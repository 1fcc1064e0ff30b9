/** Operations by which a person who is asked to take a duty answers by a link, without signing in (X-SWAP-17). */
import { linkStates } from '@sheaf/rules/planning/swaps/offer-link';
import { z } from 'zod';
import { askedDuty } from '../../duties/answers.ts';
import { noContent } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { secret } from '../../people/access/session.ts';

/** Collections that another person of a duty changes. */
export const takingChanges = [
  ...[
    'swaps',
    'notifications',
    'sentMessages',
    'meetingAssignments',
    'attendantSchedule',
    'specialMeetings',
    'cartSchedules',
  ],
  ...['fieldMeetings', 'specialServiceGroups'],
] as const;

const offer = z.object({
  first_name: z.string(),
  from: z.string().meta({ description: 'name of the person who cannot do the duty' }),
  congregation: z.string(),
  time_format: z.union([z.literal(12), z.literal(24)]),
  timezone_id: z.string().meta({ examples: ['Australia/Hobart'] }),
  duty: askedDuty,
  gives: askedDuty.nullable().meta({
    description: 'duty that the person passes on to another one with a yes; null if they only take one',
  }),
  in_chain: z.boolean().meta({
    description: 'asked together with another person; the duties change once both say yes (X-SWAP-32)',
  }),
  held_until: z
    .object({
      date: z.string().meta({ format: 'date' }),
      time: z.string().meta({ examples: ['17:00'] }),
    })
    .nullable()
    .meta({ description: 'the person said yes and waits for the other one until then' }),
  state: z.enum(linkStates).meta({
    description:
      'declined: the person said no, and can still take it; held: the other person of an exchange has not said yes; waiting: a planner has to agree',
  }),
  needs_agreement: z.boolean().meta({ description: 'a planner agrees before the duty changes its person' }),
  closes: z
    .object({
      date: z.string().meta({ format: 'date' }),
      time: z.string().meta({ examples: ['17:00'] }),
    })
    .meta({ description: 'when the search ends, in the time of the congregation' }),
});

const open = {
  method: 'POST',
  permission: 'public',
  scope: 'none',
  idempotent: 'natural',
  limits: { perMinute: 120 },
} as const;

export const offerLinks = {
  readOffer: operation({
    ...open,
    name: 'swaps.readOffer',
    path: '/swap-offers/read',
    summary: 'Read the duty that the person of a link is asked to take (X-SWAP-17)',
    description: 'Reading counts neither as an answer nor as seen.',
    body: z.strictObject({ token: secret }),
    reply: offer,
    refusals: ['swap-offer-ended', 'swap-taken'],
    changes: [],
  }),
  noteOfferSeen: operation({
    ...open,
    name: 'swaps.noteOfferSeen',
    path: '/swap-offers/seen',
    summary: 'Mark an offer as seen after the first touch on the page of its link (X-SWAP-17)',
    body: z.strictObject({ token: secret }),
    reply: noContent,
    refusals: ['swap-offer-ended', 'swap-taken'],
    changes: ['swaps'],
  }),
  answerOffer: operation({
    ...open,
    name: 'swaps.answerOffer',
    path: '/swap-offers/answer',
    summary: 'Take the duty of a link, or say that one cannot (X-SWAP-5, X-SWAP-17)',
    body: z.strictObject({ token: secret, answer: z.enum(['take', 'cant']) }),
    reply: offer,
    refusals: ['swap-offer-ended', 'swap-taken', 'swap-ended', 'swap-clash', 'swap-unfit'],
    changes: takingChanges,
  }),
};
