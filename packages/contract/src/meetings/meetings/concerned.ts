import { z } from 'zod';
import { eventCancels, eventType, wallTime } from '../../events/events.ts';
import { id, idOrZero, optional } from '../../fields.ts';
import { operation } from '../../operation.ts';

const flag = z.union([z.boolean(), z.stringbool()]);

export const concerned = {
  listConcerned: operation({
    name: 'meetings.listConcerned',
    method: 'GET',
    path: '/events/concerned',
    summary: 'People affected by adding or changing an event (EVENTS-R9)',
    description:
      'Lists people with a duty in meetings that the event would cancel, or whose talk or study it would replace. Saves nothing.',
    permission: ['settings.events.add', 'settings.events.edit'],
    scope: 'congregation',
    query: z.strictObject({
      id: id.optional().meta({ description: 'id of the event to change; omitted for a new one' }),
      type: eventType.default('custom').meta({ description: 'type of the event' }),
      start_date: wallTime.meta({ description: 'start: day and time, local time of the congregation' }),
      end_date: optional(wallTime).meta({
        description:
          'end; if omitted, five days after the start for type co, one hour after it for other types (EVENTS-R1)',
      }),
      has_speaker: flag.optional().meta({
        description: 'true for circuit overseer visits, special talks and Memorials if omitted (EVENTS-O3)',
      }),
      cancels_meeting: eventCancels.optional().meta({
        description:
          'meetings that the event cancels; if omitted, both for assemblies and conventions, one for a Memorial, else none (EVENTS-O2)',
      }),
      moves_midweek: flag.optional().meta({
        description: 'true to hold the midweek meeting of the week when the visit begins (X-VISIT.3)',
      }),
    }),
    reply: z.object({
      meetings: z.array(
        z.object({
          meeting_id: idOrZero,
          type: z.enum(['clam', 'public']).meta({ description: 'clam (midweek) or public (weekend)' }),
          local_date: z.string().meta({ format: 'date' }),
          because: z.enum(['cancelled', 'talk', 'study', 'moved']).meta({
            description: 'the meeting is cancelled or moved, or the event replaces its talk or its study',
          }),
          people: z
            .array(
              z.object({
                user_id: idOrZero.nullable().meta({ description: 'null for a visiting speaker or a group' }),
                name: z.string(),
                what: z.string(),
              }),
            )
            .meta({ description: 'people assigned to the meeting' }),
        }),
      ),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['events', 'meetings', 'meetingAssignments', 'publicTalks', 'users', 'clock'],
  }),
};
