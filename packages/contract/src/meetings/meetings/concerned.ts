/** Who has something in meetings that an event would change (EVENTS-R9). */
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
    summary:
      'People with something in meetings that this event would cancel, or whose talk it would take; nothing is saved (EVENTS-R9).',
    permission: ['settings.events.add', 'settings.events.edit'],
    scope: 'congregation',
    query: z.strictObject({
      id: id.optional().meta({ description: 'the event that is changed; a new one without it' }),
      type: eventType.default('custom'),
      start_date: wallTime,
      end_date: optional(wallTime).meta({ description: 'unless given, as EVENTS-R1 says' }),
      has_speaker: flag.optional().meta({ description: 'unless given, as EVENTS-O3 says' }),
      cancels_meeting: eventCancels.optional().meta({ description: 'unless given, as EVENTS-O2 says' }),
    }),
    reply: z.object({
      meetings: z.array(
        z.object({
          meeting_id: idOrZero,
          type: z.enum(['clam', 'public']),
          local_date: z.string().meta({ format: 'date' }),
          because: z
            .enum(['cancelled', 'talk'])
            .meta({ description: 'the meeting is cancelled, or the event has the talk' }),
          people: z.array(
            z.object({
              user_id: idOrZero
                .nullable()
                .meta({ description: 'null for a visiting speaker and for a group' }),
              name: z.string(),
              what: z.string(),
            }),
          ),
        }),
      ),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['events', 'meetings', 'meetingAssignments', 'publicTalks', 'users', 'clock'],
  }),
};
