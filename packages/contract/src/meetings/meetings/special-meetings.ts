/** Operations on the Memorial and on events with their own programme (X-MEMORIAL). */
import { acknowledgements } from '@sheaf/rules/duties/acknowledge';
import {
  longestSpecialNote,
  longestSpecialPart,
  mostSpecialParts,
  specialSeats,
} from '@sheaf/rules/meetings/meetings/special-meeting';
import { responsibilityKinds } from '@sheaf/rules/meetings/responsibilities/responsibility';
import { z } from 'zod';
import { eventCancels, eventType } from '../../events/events.ts';
import {
  count,
  filled,
  id,
  idOf,
  idOrZero,
  listQuery,
  optionalText,
  pathIdOf,
  reference,
} from '../../fields.ts';
import { operation } from '../../operation.ts';

const day = z.string().meta({ format: 'date' });
const clock = z
  .string()
  .meta({ examples: ['19:15'], description: 'HH:MM; hours continue from 24:00 after midnight' });
const seat = z.enum(specialSeats).meta({
  description:
    'who may have the part: people qualified for prayers or for public talks, anyone, or none without a person',
});
const song = z.number().int().min(1).max(999);

const place = z.object({
  id: idOf('duty, for PUT /duties/{id}'),
  user_id: idOrZero.nullable().meta({ description: 'null for an open place' }),
  name: z
    .string()
    .nullable()
    .meta({ description: 'name of the person, or of the visiting speaker that the event names' }),
  acknowledged: z
    .enum(acknowledgements)
    .nullable()
    .meta({ description: 'answer of the person; null without an answer (X-ACK)' }),
});

const specialMeeting = z.object({
  event: idOf('event, as in GET /events'),
  type: eventType.meta({ description: 'type of the event' }),
  label: z.string().meta({ description: 'name of the event, or of its type' }),
  week: day.meta({ description: 'Monday of the week' }),
  date: day,
  starts_at: clock,
  ends_at: clock,
  location: z.string().nullable().meta({ description: 'place of the event; null without one' }),
  cancels_meeting: eventCancels.meta({ description: 'meetings that the event cancels' }),
  note: z.string().nullable(),
  attendance: count
    .nullable()
    .meta({ description: 'people present; null if not counted, or for callers who may not edit events' }),
  partakers: count
    .nullable()
    .meta({ description: 'partakers; null if not counted, or for callers who may not edit events' }),
  parts: z
    .array(
      z.object({
        id: idOf('part'),
        title: z.string(),
        minutes: count,
        song: count.nullable().meta({ description: 'number of the song; null without one' }),
        seat,
        from: clock,
        to: clock,
        place: place.nullable().meta({ description: 'null for a part without a person' }),
      }),
    )
    .meta({ description: 'parts in order' }),
  duties: z
    .array(
      z.object({
        responsibility: idOf('responsibility, as in GET /attendantResponsibilities'),
        label: z.string(),
        kind: z.enum(responsibilityKinds),
        notes: z.string().nullable(),
        places: z.array(place).meta({ description: 'places of the responsibility, with their people' }),
      }),
    )
    .meta({ description: 'responsibilities that are marked for special meetings' }),
  version: count,
});

export const specialMeetings = {
  listSpecialMeetings: operation({
    name: 'meetings.listSpecialMeetings',
    method: 'GET',
    path: '/special-meetings',
    summary: 'Special meetings by day, with programme and people (X-MEMORIAL)',
    description:
      'The Memorial, and custom events with their own programme. No list of meetings contains them.',
    permission: 'schedules.meetings',
    scope: 'congregation',
    query: listQuery('event', 'week', 'date', 'label'),
    reply: z.array(specialMeeting),
    refusals: [],
    idempotent: 'read',
    reads: [
      'specialMeetings',
      'events',
      'users',
      'congregations',
      'attendantResponsibilities',
      'attendantSchedule',
    ],
  }),
  saveSpecialMeeting: operation({
    name: 'meetings.saveSpecialMeeting',
    method: 'PUT',
    path: '/special-meetings/{event}',
    summary: 'Change the programme of a special meeting, and its numbers (X-MEMORIAL)',
    description:
      'The list of parts is complete: a part that is left out is deleted with its duty. People stay with the parts that stay.',
    permission: 'settings.events.edit',
    scope: 'congregation',
    params: z.strictObject({ event: pathIdOf('event, as in GET /events') }),
    body: z.strictObject({
      note: optionalText(longestSpecialNote),
      attendance: z
        .number()
        .int()
        .min(0)
        .max(100_000)
        .nullish()
        .meta({ description: 'people present; unchanged if omitted' }),
      partakers: z
        .number()
        .int()
        .min(0)
        .max(100_000)
        .nullish()
        .meta({ description: 'partakers; unchanged if omitted' }),
      parts: z
        .array(
          z.strictObject({
            id: reference.optional().meta({ description: 'id of the part; omitted for a new one' }),
            title: filled(longestSpecialPart),
            minutes: z.number().int().min(0).max(120),
            song: song.nullable().default(null).meta({ description: 'number of the song; null without one' }),
            seat,
          }),
        )
        .min(1)
        .max(mostSpecialParts)
        .meta({ description: 'all parts in order' }),
      version: count
        .optional()
        .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' }),
    }),
    reply: specialMeeting,
    refusals: ['stale', 'visit-twice'],
    idempotent: 'key',
    changes: ['specialMeetings'],
  }),
  printSpecialMeeting: operation({
    name: 'meetings.printSpecialMeeting',
    method: 'GET',
    path: '/reports/special-meeting/{id}',
    summary: 'Programme of a special meeting with its responsibilities as PDF (X-MEMORIAL)',
    permission: 'settings.print.s_140',
    scope: 'congregation',
    params: z.strictObject({ id: id.meta({ description: 'id of the event, as in GET /events' }) }),
    reply: 'file',
    fileTypes: ['application/pdf'],
    ticket: true,
    refusals: [],
    idempotent: 'read',
    heavy: true,
  }),
};
