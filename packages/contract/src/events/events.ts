/** Operations on events: visits, assemblies, conventions and others (EVENTS). */
import { cancelChoices, eventTypes } from '@sheaf/rules/events/event';
import { extents } from '@sheaf/rules/events/extent';
import { isInSteps } from '@sheaf/rules/time/clock-time';
import { clockOf, isWallTime } from '@sheaf/rules/time/wall-time';
import { z } from 'zod';
import { count, id, idOf, listQuery, noContent, optional, optionalText } from '../fields.ts';
import { operation } from '../operation.ts';

/** `2026-11-24T19:00`, local time of the congregation, in steps of five minutes (EVENTS-R5). */
export const wallTime = z
  .string()
  .refine(isWallTime, 'not-a-day-and-time')
  .refine((time) => isInSteps(clockOf(time)), 'not-in-steps')
  .meta({ examples: ['2026-11-28T19:00'] });

export const eventType = z.enum(eventTypes);
const extent = z.enum(extents);
export const eventCancels = z.enum(cancelChoices);

export const event = z.object({
  id: idOf('event, as in GET /events'),
  type: eventType.meta({ description: 'type of the event' }),
  extent,
  multi_day: z.boolean(),
  has_speaker: z.boolean(),
  speaker: z.string().nullable(),
  theme: z.string().nullable(),
  public_theme: z.string().nullable(),
  start_date: z.string().meta({ description: 'start: day and time, local time of the congregation' }),
  end_date: z.string().meta({ description: 'end: day and time, local time of the congregation' }),
  base_date: z.string().meta({ description: 'day on which the event begins' }),
  week_date: z.string().meta({ description: 'Monday of the week of the event' }),
  label: z.string().nullable(),
  location: z.string().nullable().meta({ description: 'place of the event; null without one' }),
  cancels_meeting: eventCancels,
  moves_midweek: z
    .boolean()
    .meta({ description: 'the midweek meeting of the week is held when the visit begins (X-VISIT)' }),
  own_programme: z.boolean().meta({ description: 'a custom event with its own programme (X-MEMORIAL)' }),
  version: count,
});

const eventFields = {
  type: eventType.default('custom').meta({ description: 'type of the event' }),
  extent: extent.nullish().transform((value) => value ?? ('everyone' as const)),
  start_date: wallTime.meta({ description: 'start: day and time, local time of the congregation' }),
  end_date: optional(wallTime).meta({
    description:
      'end; if omitted, five days after the start for type co, one hour after it for other types (EVENTS-R1)',
  }),
  multi_day: z
    .boolean()
    .optional()
    .meta({ description: 'false refuses an end on another day; derived from start and end if omitted' }),
  has_speaker: z.boolean().optional().meta({
    description: 'true for circuit overseer visits, special talks and Memorials if omitted (EVENTS-O3)',
  }),
  speaker: optionalText(120),
  theme: optionalText(190),
  public_theme: optionalText(190),
  label: optionalText(120),
  location: optionalText(190).meta({ description: 'place of the event; null without one' }),
  cancels_meeting: eventCancels.optional().meta({
    description:
      'meetings that the event cancels; if omitted, both for assemblies and conventions, one for a Memorial, else none (EVENTS-O2)',
  }),
  moves_midweek: z.boolean().default(false).meta({
    description:
      'true to hold the midweek meeting of the week when a circuit overseer visit begins (X-VISIT)',
  }),
  own_programme: z.boolean().default(false).meta({
    description:
      'true to give a custom event a programme, as the Memorial always has; ignored for other types (X-MEMORIAL)',
  }),
};

export const events = {
  listEvents: operation({
    name: 'events.listEvents',
    method: 'GET',
    path: '/events',
    summary: 'Events that the caller may see, by start (EVENTS-C1, EVENTS-R3)',
    permission: 'signed-in',
    scope: 'congregation',
    query: listQuery(
      'id',
      'type',
      'extent',
      'start_date',
      'end_date',
      'label',
      'location',
      'cancels_meeting',
    ),
    reply: z.array(event),
    refusals: [],
    idempotent: 'read',
    reads: ['events', 'users'],
  }),
  addEvent: operation({
    name: 'events.addEvent',
    method: 'POST',
    path: '/events',
    summary: 'Add an event (EVENTS-C1, EVENTS-R6)',
    permission: 'settings.events.add',
    scope: 'congregation',
    body: z.strictObject(eventFields),
    reply: event,
    refusals: [],
    idempotent: 'key',
    changes: ['events'],
  }),
  editEvent: operation({
    name: 'events.editEvent',
    method: 'PUT',
    path: '/events/{id}',
    summary: 'Change an event (EVENTS-C1, EVENTS-R6)',
    permission: 'settings.events.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      ...eventFields,
      version: count
        .optional()
        .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' }),
    }),
    reply: event,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['events'],
  }),
  deleteEvent: operation({
    name: 'events.deleteEvent',
    method: 'DELETE',
    path: '/events/{id}',
    summary: 'Delete an event (EVENTS-C1)',
    permission: 'settings.events.delete',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['events'],
  }),
};
