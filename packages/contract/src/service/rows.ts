/** Schemas of field service groups, places and meetings (SERVICE-D1 to D4). */
import { frequencies } from '@sheaf/rules/service/frequency';
import { isClockTime, isInSteps } from '@sheaf/rules/time/clock-time';
import { isWallTime } from '@sheaf/rules/time/wall-time';
import { z } from 'zod';
import { count, filled, idOf, idOrZero, optionalText, reference, text } from '../fields.ts';
import { time, weekday } from '../settings-fields.ts';

const day = z.string().meta({ format: 'date' });

const wallTime = z
  .string()
  .refine(isWallTime, 'not-a-time')
  .refine((value) => !isWallTime(value) || isInSteps(value.slice(11)), 'not-in-steps')
  .meta({ examples: ['2026-11-28T09:00'] });

const place = {
  online: z.boolean().default(false),
  location: filled(300).meta({ description: 'address, or link of an online meeting (SERVICE-R8)' }),
  coordinates: optionalText(60).meta({
    description: 'latitude and longitude, `-41.05,145.9`; null for online meetings',
  }),
};

const placeRow = {
  online: z.boolean(),
  location: z.string().meta({ description: 'address, or link of an online meeting' }),
  coordinates: z.string().nullable(),
};

/** Groups that a meeting is for; empty for all. */
const groups = z.array(reference).max(200).default([]);

/** Fields of an existing record that its form sends again. */
export const optionalVersion = {
  id: reference.optional().meta({ description: 'same as in the path' }),
  version: count
    .optional()
    .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' }),
};

export const fieldGroup = z.object({
  id: idOf('field service group'),
  meeting_day: count.meta({ description: 'day of the week, 0 is Sunday' }),
  meeting_time: z.string(),
  ...placeRow,
  overseer_id: idOrZero.nullable().meta({ description: 'null after the overseer left the congregation' }),
  group_id: idOrZero.nullable().meta({ description: 'null for a meeting that is for everyone' }),
  label: z.string().nullable(),
  version: count,
});

export const fieldGroupFields = {
  meeting_day: weekday.default(0),
  meeting_time: time.default('09:00'),
  ...place,
  overseer_id: reference,
  group_id: reference.nullish().transform((value) => value ?? null),
  label: optionalText(60),
};

export const specialGroup = z.object({
  id: idOf('special group, as in GET /special-service-groups'),
  label: z.string(),
  meeting_date: z.string(),
  ...placeRow,
  overseer: z.object({ id: idOf('person, as in GET /users'), full_name: z.string() }).nullable(),
  groups: z.array(idOrZero),
  replaces: z.boolean(),
  notify: z.boolean(),
  short_date: z.string().meta({ examples: ['Sat 1 Mar'] }),
  version: count,
});

export const specialGroupFields = {
  label: filled(60),
  meeting_date: wallTime,
  ...place,
  overseer: z
    .strictObject({
      id: reference.meta({ description: 'id of the person, as in GET /service-overseers' }),
      full_name: text(190).optional(),
    })
    .meta({ description: 'overseer of the group' }),
  groups,
  replaces: z.boolean().default(false),
  notify: z.boolean().default(false),
  short_date: text(40).nullish().meta({
    description:
      'same text as in GET /special-service-groups, for the old or the new date; any other is refused',
  }),
};

export const rotationGroup = z.object({
  id: idOf('rotation group, as in GET /rotation-groups'),
  label: z.string(),
  overseers: z.array(idOrZero),
  rotation: z.boolean().meta({ description: 'the overseers take turns' }),
  frequency: z.enum(frequencies),
  ...placeRow,
  day_of_week: count,
  week_of_month: count.meta({
    description: 'week of the month: 0 to 3 for the first to the fourth, 4 for the last',
  }),
  time_of_day: z.string(),
  replaces: z.boolean(),
  groups: z.array(idOrZero),
  current_date: day.nullable().meta({ description: 'last date that is scheduled' }),
  anchor: day.meta({ description: 'date from which weeks are counted' }),
  version: count,
});

export const rotationGroupFields = {
  label: filled(60),
  overseers: z.array(reference).min(1, 'required').max(50),
  rotation: z.boolean().default(false),
  frequency: z.enum(frequencies),
  ...place,
  day_of_week: weekday.default(0),
  week_of_month: z.number().int().min(0).max(4).default(0),
  time_of_day: z.string().refine(isClockTime, 'not-a-time').refine(isInSteps, 'not-in-steps'),
  replaces: z.boolean().default(false),
  groups,
  current_date: text(10).nullish().meta({
    description: 'same date as in GET /rotation-groups; calculated by the server, any other date is refused',
  }),
};

export const savedPlace = z.object({
  id: idOf('place, as in GET /service-group-locations'),
  label: z.string(),
  location: z.string().meta({ description: 'address, or link of an online meeting' }),
  coordinates: z.string().nullable(),
});

export const savedPlaceFields = {
  label: filled(60),
  location: filled(300).meta({ description: 'address, or link of an online meeting' }),
  coordinates: optionalText(60),
};

const overseer = z.object({
  id: idOf('person, as in GET /users'),
  full_name: z.string(),
  phone: z.string().nullable(),
});

export const fieldMeeting = z.object({
  id: idOf('field service meeting, as in GET /field-meetings'),
  origin: z.enum(['regular', 'special', 'rotation']),
  origin_id: idOrZero,
  label: z.string(),
  start: z
    .string()
    .meta({ description: 'start, local time of the congregation', examples: ['2026-11-28T09:00'] }),
  moved_from: z
    .string()
    .nullable()
    .meta({ description: 'usual start, if clocks skip it on this day; null otherwise', examples: ['02:30'] }),
  ...placeRow,
  overseer: overseer.nullable().meta({ description: 'null while no overseer is assigned (SERVICE-R12)' }),
  groups: z.array(idOrZero).meta({ description: 'groups that the meeting is for; empty for everyone' }),
  own_group: z.boolean().meta({ description: 'the meeting is for the group of the caller' }),
  replaced_by: idOrZero.nullable().meta({ description: 'id of the meeting that replaces it (SERVICE-O1)' }),
});

export const overseerChoice = z.object({
  id: idOf('person, as in GET /users'),
  full_name: z.string(),
  last_first: z.string(),
  location: z.boolean().meta({ description: 'may lead a weekly meeting (SERVICE-R3)' }),
  special: z.boolean().meta({ description: 'may lead a special group (SERVICE-R11)' }),
  rotation: z.boolean().meta({ description: 'may lead a rotation group (SERVICE-R9)' }),
});
