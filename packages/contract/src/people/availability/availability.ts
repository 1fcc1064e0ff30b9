/** Operations on the availability of people (AVAIL-D1). */
import {
  limitAreas,
  mostAMonth,
  mostNote,
  mostTimes,
  paces,
  pairScopes,
  pairWishes,
} from '@sheaf/rules/people/availability/availability';
import { isClockTime } from '@sheaf/rules/time/clock-time';
import { z } from 'zod';
import { count, date, id, idOf, lines, noContent } from '../../fields.ts';
import { operation } from '../../operation.ts';

const startTime = z
  .string()
  .refine(isClockTime, 'not-a-time')
  .meta({ description: 'start, HH:MM in the time zone of the congregation', examples: ['17:00'] });
const endTime = z
  .string()
  .refine((text) => text === '24:00' || isClockTime(text), 'not-a-time')
  .meta({ description: 'end, HH:MM; 24:00 is the end of the day', examples: ['24:00'] });
const maybeDate = date.nullable();

const limit = z.strictObject({
  area: z.enum(limitAreas).meta({ description: 'duties that are counted; `all` counts every duty' }),
  most_a_month: z
    .int()
    .min(1)
    .max(mostAMonth)
    .nullable()
    .meta({ description: 'most duties in a calendar month; null for no limit' }),
  pace: z
    .enum(paces)
    .meta({ description: 'share in the duties: a whole one, half of one, or only if nobody else can' }),
});
const time = z.strictObject({
  days: z
    .int()
    .min(1)
    .max(127)
    .meta({ description: 'sum of the days of the week: Monday is 1, Tuesday 2, Wednesday 4, Sunday 64' }),
  from_at: startTime,
  to_at: endTime.meta({ description: 'end; on the next day if it is not after the start' }),
  starts_on: maybeDate.meta({ description: 'first day; null if it is valid already' }),
  ends_on: maybeDate.meta({ description: 'last day; null if it stays valid' }),
});
const cartTime = z.strictObject({
  day: z.int().min(1).max(7).meta({ description: 'day of the week, 1 is Monday' }),
  from_at: startTime,
  to_at: endTime,
});
const wish = z.enum(pairWishes).meta({ description: 'wished together, or separated' });
const scope = z.enum(pairScopes).meta({ description: 'student and helper, carts, or both' });
const pair = z.object({
  user_id: idOf('other person, as in GET /users'),
  full_name: z.string(),
  wish,
  scope,
  by_planner: z.boolean().meta({ description: 'true if a planner entered it' }),
});

const values = {
  limits: z
    .array(limit)
    .max(limitAreas.length)
    .meta({ description: 'limits and pace, at most one entry for each area' }),
  times: z.array(time).max(mostTimes).meta({ description: 'times at which the person cannot' }),
  cart_times: z
    .array(cartTime)
    .max(mostTimes)
    .meta({ description: 'hours for carts; every hour if there are none' }),
};
const countsFrom = maybeDate.meta({
  description:
    'duties before this day do not count for the share; null without settings.users.qualifications',
});

const record = z.object({
  user_id: idOf('person, as in GET /users'),
  ...values,
  pairs: z.array(pair).meta({ description: 'own wishes; all of them with settings.users.qualifications' }),
  counts_from: countsFrom,
  note: z
    .string()
    .nullable()
    .meta({ description: 'note of planners; null without settings.users.qualifications' }),
  version: count.meta({ description: 'computed from the values above without the pairs' }),
});

const params = z.strictObject({ id });
const pairParams = z.strictObject({ id, other: id.meta({ description: 'other person' }) });

export const availability = {
  readAvailability: operation({
    name: 'availability.readAvailability',
    method: 'GET',
    path: '/users/{id}/availability',
    summary: 'When and how much a person can serve (AVAIL-D1, AVAIL-R5)',
    description: 'The caller’s own, or anyone’s with settings.users.qualifications.',
    permission: 'signed-in',
    scope: 'congregation',
    params,
    reply: record,
    refusals: ['availability-not-yours'],
    idempotent: 'read',
    reads: ['availability', 'users'],
  }),
  saveAvailability: operation({
    name: 'availability.saveAvailability',
    method: 'PUT',
    path: '/users/{id}/availability',
    summary: 'Save when and how much a person can serve (AVAIL-C1, AVAIL-R5)',
    description:
      'Replaces the whole record. `counts_from` and `note` need settings.users.qualifications and are unchanged if omitted.',
    permission: 'signed-in',
    scope: 'congregation',
    params,
    body: z.strictObject({
      ...values,
      counts_from: countsFrom.optional(),
      note: lines(mostNote)
        .nullable()
        .transform((note) => note || null)
        .optional(),
      version: count
        .optional()
        .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' }),
    }),
    reply: record,
    refusals: ['availability-not-yours', 'stale'],
    idempotent: 'key',
    changes: ['availability'],
  }),
  savePair: operation({
    name: 'availability.savePair',
    method: 'PUT',
    path: '/users/{id}/pairs/{other}',
    summary: 'Wish two people together, or separate them (AVAIL-C2, AVAIL-R5)',
    description:
      'Own wishes of being together are open to everyone; all others need settings.users.qualifications.',
    permission: 'signed-in',
    scope: 'congregation',
    params: pairParams,
    body: z.strictObject({ wish, scope }),
    reply: record,
    refusals: ['availability-not-yours', 'pair-with-oneself'],
    idempotent: 'key',
    changes: ['availability'],
  }),
  deletePair: operation({
    name: 'availability.deletePair',
    method: 'DELETE',
    path: '/users/{id}/pairs/{other}',
    summary: 'Delete wishes about two people (AVAIL-C2, AVAIL-R5)',
    description: 'The caller’s own wishes, or all of them with settings.users.qualifications.',
    permission: 'signed-in',
    scope: 'congregation',
    params: pairParams,
    reply: noContent,
    refusals: ['availability-not-yours'],
    idempotent: 'key',
    changes: ['availability'],
  }),
};
