/** What is sent of field service groups, their places and their meetings (SERVICE-D1 to D4). */
import { frequencies } from '@sheaf/rules/service/frequency';
import { isClockTime, isInSteps } from '@sheaf/rules/time/clock-time';
import { isWallTime } from '@sheaf/rules/time/wall-time';
import { z } from 'zod';
import { count, filled, idOrZero, optionalText, reference, text } from '../fields.ts';
import { time, weekday } from '../settings-fields.ts';

const day = z.string().meta({ format: 'date' });

const wallTime = z
  .string()
  .refine(isWallTime, 'not-a-time')
  .refine((value) => !isWallTime(value) || isInSteps(value.slice(11)), 'not-in-steps')
  .meta({ examples: ['2026-11-28T09:00'] });

const place = {
  online: z.boolean().default(false),
  location: filled(300).meta({ description: 'an address, or the link of an online one (SERVICE-R8)' }),
  coordinates: optionalText(60).meta({ description: '`-41.05,145.9`; an online one has none' }),
};

const placeRow = { online: z.boolean(), location: z.string(), coordinates: z.string().nullable() };

/** Chosen groups; none means all. */
const groups = z.array(reference).max(200).default([]);

/** A form sends the record that it shows. */
export const optionalVersion = {
  id: reference.optional(),
  version: count
    .optional()
    .meta({ description: 'version seen; a stale one is refused with the current row' }),
};

export const fieldGroup = z.object({
  id: idOrZero,
  meeting_day: count.meta({ description: '0 is Sunday' }),
  meeting_time: z.string(),
  ...placeRow,
  overseer_id: idOrZero.nullable().meta({ description: 'null once they have left' }),
  group_id: idOrZero.nullable().meta({ description: 'null for a meeting that is for everybody' }),
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
  id: idOrZero,
  label: z.string(),
  meeting_date: z.string(),
  ...placeRow,
  overseer: z.object({ id: idOrZero, full_name: z.string() }).nullable(),
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
  overseer: z.strictObject({ id: reference, full_name: text(190).optional() }),
  groups,
  replaces: z.boolean().default(false),
  notify: z.boolean().default(false),
  short_date: text(40)
    .nullish()
    .meta({ description: 'as in the list, of the old or the new date; another is refused' }),
};

export const rotationGroup = z.object({
  id: idOrZero,
  label: z.string(),
  overseers: z.array(idOrZero),
  rotation: z.boolean().meta({ description: 'overseers take turns' }),
  frequency: z.enum(frequencies),
  ...placeRow,
  day_of_week: count,
  week_of_month: count.meta({ description: '0 to 3 are the first to the fourth, 4 the last' }),
  time_of_day: z.string(),
  replaces: z.boolean(),
  groups: z.array(idOrZero),
  current_date: day.nullable().meta({ description: 'the last date that is planned' }),
  anchor: day.meta({ description: 'from where weeks are counted' }),
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
  current_date: text(10)
    .nullish()
    .meta({ description: 'as in the list; it follows from what is planned, and another date is refused' }),
};

export const savedPlace = z.object({
  id: idOrZero,
  label: z.string(),
  location: z.string(),
  coordinates: z.string().nullable(),
});

export const savedPlaceFields = {
  label: filled(60),
  location: filled(300),
  coordinates: optionalText(60),
};

const overseer = z.object({ id: idOrZero, full_name: z.string(), phone: z.string().nullable() });

export const fieldMeeting = z.object({
  id: idOrZero,
  origin: z.enum(['regular', 'special', 'rotation']),
  origin_id: idOrZero,
  label: z.string(),
  start: z.string().meta({ description: 'wall time of the congregation', examples: ['2026-11-28T09:00'] }),
  moved_from: z
    .string()
    .nullable()
    .meta({ description: 'usual time, if clocks skip it on that day; else null', examples: ['02:30'] }),
  ...placeRow,
  overseer: overseer.nullable().meta({ description: 'null while nobody leads (SERVICE-R12)' }),
  groups: z.array(idOrZero).meta({ description: 'whom it is for; none means everybody' }),
  own_group: z.boolean().meta({ description: 'it is for the group of whoever asks' }),
  replaced_by: idOrZero
    .nullable()
    .meta({ description: 'the meeting that is held in its place (SERVICE-O1)' }),
});

export const overseerChoice = z.object({
  id: idOrZero,
  full_name: z.string(),
  location: z.boolean().meta({ description: 'may lead a weekly meeting (SERVICE-R3)' }),
  special: z.boolean().meta({ description: 'may lead a special group (SERVICE-R11)' }),
  rotation: z.boolean().meta({ description: 'may lead a rotation group (SERVICE-R9)' }),
});
