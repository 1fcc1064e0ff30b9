/** Events of the congregation: visits, assemblies, conventions and others, and what they cancel (EVENTS). */
import { cancelChoices, eventTypes } from '@sheaf/rules/events/event';
import { extents } from '@sheaf/rules/events/extent';
import { isInSteps } from '@sheaf/rules/time/clock-time';
import { clockOf, isWallTime } from '@sheaf/rules/time/wall-time';
import { z } from 'zod';
import { count, id, idOrZero, listQuery, noContent, optional, optionalText } from '../fields.ts';
import { operation } from '../operation.ts';

/** `2026-11-24T19:00` by the clock of the congregation, in steps of five minutes (EVENTS-R5). */
export const wallTime = z
  .string()
  .refine(isWallTime, 'not-a-day-and-time')
  .refine((time) => isInSteps(clockOf(time)), 'not-in-steps');

export const eventType = z.enum(eventTypes);
const extent = z.enum(extents);
export const eventCancels = z.enum(cancelChoices);

export const event = z.object({
  id: idOrZero,
  type: eventType,
  extent,
  multi_day: z.boolean(),
  has_speaker: z.boolean(),
  speaker: z.string().nullable(),
  theme: z.string().nullable(),
  public_theme: z.string().nullable(),
  start_date: z.string().meta({ description: 'day and time by the clock of the congregation' }),
  end_date: z.string(),
  base_date: z.string().meta({ description: 'the day it begins' }),
  week_date: z.string().meta({ description: 'the Monday of its week' }),
  label: z.string().nullable(),
  location: z.string().nullable(),
  cancels_meeting: eventCancels,
  version: count,
});

const eventFields = {
  type: eventType.default('custom'),
  extent: extent.nullish().transform((value) => value ?? ('everyone' as const)),
  start_date: wallTime,
  end_date: optional(wallTime).meta({ description: 'unless given, as EVENTS-R1 says' }),
  multi_day: z
    .boolean()
    .optional()
    .meta({ description: 'false refuses an end on another day; it is told by the days otherwise' }),
  has_speaker: z.boolean().optional().meta({ description: 'unless given, as EVENTS-O3 says' }),
  speaker: optionalText(120),
  theme: optionalText(190),
  public_theme: optionalText(190),
  label: optionalText(120),
  location: optionalText(190),
  cancels_meeting: eventCancels.optional().meta({ description: 'unless given, as EVENTS-O2 says' }),
};

export const events = {
  listEvents: operation({
    name: 'events.listEvents',
    method: 'GET',
    path: '/events',
    summary: 'The events that the viewer may know of, by their start (EVENTS-C1, EVENTS-R3).',
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
    summary: 'Adds an event (EVENTS-C1, EVENTS-R6).',
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
    summary: 'Changes an event (EVENTS-C1, EVENTS-R6).',
    permission: 'settings.events.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      ...eventFields,
      version: count
        .optional()
        .meta({ description: 'version seen; a stale one is refused with the current row' }),
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
    summary: 'Deletes an event (EVENTS-C1).',
    permission: 'settings.events.delete',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['events'],
  }),
};
