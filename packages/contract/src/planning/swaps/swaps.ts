/** Operations on swaps: a person requests another one for a duty, and the first acceptance wins (X-SWAP). */
import { dutyKindNames } from '@sheaf/rules/duties/duty-kind';
import {
  longestNote,
  mostChosen,
  offerStates,
  swapReasons,
  swapStates,
} from '@sheaf/rules/planning/swaps/swap-state';
import { swapRoles } from '@sheaf/rules/planning/swaps/swap-viewer';
import { z } from 'zod';
import {
  count,
  idOf,
  listQuery,
  noContent,
  optional,
  optionalText,
  pathIdOf,
  reference,
} from '../../fields.ts';
import { operation } from '../../operation.ts';
import { offerLinks, takingChanges } from './offer-links.ts';
import { openPlaces } from './open-places.ts';

const planners = [
  'schedules.meetings.assign',
  'schedules.attendants.edit',
  'settings.cart_locations.add',
  'settings.field_service_locations.edit',
] as const;

const instant = z.string().meta({ format: 'date-time' });

const named = z.object({
  id: idOf('person, as in GET /users; 0 after their deletion'),
  name: z.string(),
});

const passed = z.object({
  title: z.string().meta({ description: 'name of the duty, in the language of the caller' }),
  date: z.string().meta({ format: 'date' }),
  starts_at: z.string().meta({ description: 'start, HH:MM', examples: ['19:00'] }),
});

const swap = z.object({
  id: idOf('swap'),
  duty_id: idOf('duty, as in GET /my-duties'),
  role: z
    .enum(swapRoles)
    .meta({ description: 'role of the caller: the asker, a planner of the duty, or a person who is asked' }),
  state: z.enum(swapStates).meta({
    description:
      'pending: taken, and a planner has to agree; nobody: nobody is left to ask; closed: the duty changed or began',
  }),
  released: z.boolean().meta({ description: 'the asker gave the duty up in any case: the place is empty' }),
  needs_agreement: z.boolean().meta({ description: 'a planner agrees before the duty changes its person' }),
  kind: z.enum(dutyKindNames),
  title: z.string().meta({ description: 'name of the duty, in the language of the caller' }),
  date: z.string().meta({ format: 'date' }),
  starts_at: z.string().meta({ description: 'start, HH:MM', examples: ['19:00'] }),
  from: named.meta({ description: 'the asker' }),
  taker: named.nullable().meta({ description: 'the person who took the duty; null if nobody did' }),
  reason: z
    .enum(swapReasons)
    .nullable()
    .meta({ description: 'null if none was given, and for people who are asked' }),
  note: z.string().nullable().meta({ description: 'null without one, and for people who are asked' }),
  offers: z
    .array(
      named.extend({
        state: z.enum(offerStates).meta({ description: 'answer of the person' }),
        asked_at: instant.meta({ description: 'time of the question' }),
        chain: count.nullable().meta({
          description:
            'the two people with the same number are asked together; null for a person asked alone',
        }),
        gives: passed.nullable().meta({ description: 'duty that the person passes on to the other one' }),
      }),
    )
    .meta({ description: 'people who were asked, in order; empty for people who are asked' }),
  answer: z
    .enum(offerStates)
    .nullable()
    .meta({ description: 'own answer; null if the caller was not asked' }),
  gives: passed.nullable().meta({
    description: 'duty that the caller passes on with a yes; null if the caller only takes one',
  }),
  in_chain: z.boolean().meta({
    description:
      'the caller is asked together with another person, and the duties change once both say yes; title, date and start are those of the duty that the caller would get',
  }),
  held_until: instant
    .nullable()
    .meta({ description: 'the caller said yes and waits for the other person until then' }),
  can_take: z.boolean().meta({ description: 'the caller was asked and can still take the duty' }),
  can_agree: z.boolean().meta({ description: 'somebody took the duty, and the caller may agree to it' }),
  next_at: instant
    .nullable()
    .meta({ description: 'when the next people are asked; null without more people' }),
  closes_at: instant.meta({ description: 'when the search ends, two hours before the duty' }),
});

const params = z.strictObject({ id: pathIdOf('swap') });

const own = { permission: 'signed-in', scope: 'own', params, idempotent: 'key' } as const;

/** Collections of a duty with its people. */
const shown = [
  ...[
    'swaps',
    'meetings',
    'meetingAssignments',
    'attendantSchedule',
    'specialMeetings',
    'users',
    'events',
    'clock',
  ],
  ...['cartSchedules', 'sharedCarts'],
  ...['fieldMeetings'],
] as const;

export const swaps = {
  ...offerLinks,
  ...openPlaces,
  askSwap: operation({
    name: 'swaps.askSwap',
    method: 'POST',
    path: '/swaps',
    summary: 'Ask for somebody to take an own duty (X-SWAP-1)',
    description: 'Notifies the first people who could. The duty stays with the caller until one takes it.',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({
      duty_id: reference.meta({ description: 'id of the duty, as in GET /my-duties' }),
      reason: optional(z.enum(swapReasons)).meta({
        description: 'shown only to the people who plan the duty',
      }),
      user_ids: z.array(reference).max(mostChosen).default([]).meta({
        description:
          'people to ask first, from GET /duties/{id}/takers; the best of them without a choice, and if none of the chosen can take it any more',
      }),
      note: optionalText(longestNote).meta({ description: 'shown only to the people who plan the duty' }),
    }),
    reply: swap,
    refusals: ['duty-not-yours', 'duty-begun', 'duty-not-swapped', 'swap-open'],
    idempotent: 'key',
    changes: ['swaps', 'notifications', 'sentMessages'],
  }),
  listTakers: operation({
    name: 'swaps.listTakers',
    method: 'GET',
    path: '/duties/{id}/takers',
    summary: 'People who could take an own duty, the best first (X-SWAP-19)',
    description: 'People who are away, cannot then, or have another duty at that time are left out.',
    permission: 'signed-in',
    scope: 'own',
    params: z.strictObject({ id: pathIdOf('duty, as in GET /my-duties') }),
    reply: z.object({
      first: count.meta({ description: 'number of people who are asked first without a choice' }),
      people: z.array(named).meta({ description: 'the best first; without the caller' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: [
      ...['users', 'meetings', 'meetingAssignments', 'awayTalks', 'events', 'clock'],
      ...[
        'attendantResponsibilities',
        'attendantSchedule',
        'specialMeetings',
        'availability',
        'congregations',
      ],
      ...['cartSchedules', 'sharedCarts'],
      ...['fieldMeetings'],
    ] as const,
  }),
  listSwaps: operation({
    name: 'swaps.listSwaps',
    method: 'GET',
    path: '/swaps',
    summary: 'Swaps of the caller: asked for, to answer, and to agree to (X-SWAP-7)',
    description: 'Past duties are left out.',
    permission: 'signed-in',
    scope: 'own',
    query: listQuery('id', 'date', 'starts_at', 'state', 'title'),
    reply: z.array(swap),
    refusals: [],
    idempotent: 'read',
    reads: shown,
  }),
  readSwap: operation({
    name: 'swaps.readSwap',
    method: 'GET',
    path: '/swaps/{id}',
    summary: 'A swap (X-SWAP-7)',
    permission: 'signed-in',
    scope: 'own',
    params,
    reply: swap,
    refusals: [],
    idempotent: 'read',
    reads: shown,
  }),
  answerSwap: operation({
    ...own,
    name: 'swaps.answerSwap',
    method: 'POST',
    path: '/swaps/{id}/answer',
    summary: 'Take the duty, or say that one cannot (X-SWAP-5, X-SWAP-6)',
    body: z.strictObject({ answer: z.enum(['take', 'cant']) }),
    reply: swap,
    refusals: ['swap-taken', 'swap-ended', 'swap-clash', 'swap-unfit'],
    changes: takingChanges,
  }),
  askNext: operation({
    ...own,
    name: 'swaps.askNext',
    method: 'POST',
    path: '/swaps/{id}/next',
    summary: 'Ask the next people at once (X-SWAP-9)',
    description: 'For the asker and the planners of the duty.',
    reply: swap,
    refusals: ['swap-taken', 'swap-ended', 'swap-nobody-left'],
    changes: ['swaps', 'notifications', 'sentMessages'],
  }),
  releaseDuty: operation({
    ...own,
    name: 'swaps.releaseDuty',
    method: 'POST',
    path: '/swaps/{id}/release',
    summary: 'Give the duty up in any case (X-SWAP-9)',
    description:
      'Empties the place and notifies the planners. The search continues. A cart shift is left instead, and a group keeps its leader.',
    reply: swap,
    refusals: ['swap-taken', 'swap-ended', 'swap-of-shift', 'swap-of-group'],
    changes: ['swaps', 'notifications', 'meetingAssignments', 'attendantSchedule', 'specialMeetings'],
  }),
  withdrawSwap: operation({
    ...own,
    name: 'swaps.withdrawSwap',
    method: 'DELETE',
    path: '/swaps/{id}',
    summary: 'End the search: the caller can do the duty after all (X-SWAP-9)',
    reply: noContent,
    refusals: ['swap-taken', 'swap-ended'],
    changes: ['swaps'],
  }),
  agreeSwap: operation({
    name: 'swaps.agreeSwap',
    method: 'POST',
    path: '/swaps/{id}/agreement',
    summary: 'Agree to the person who took the duty, or not (X-SWAP-3)',
    description: 'Without agreement the search continues.',
    permission: planners,
    scope: 'congregation',
    params,
    body: z.strictObject({ agree: z.boolean().meta({ description: 'false: the search continues' }) }),
    reply: swap,
    refusals: ['swap-ended', 'swap-clash', 'swap-unfit'],
    idempotent: 'key',
    changes: takingChanges,
  }),
};
