/** Row schemas of meetings, meeting parts and assignments (MEET-D1 to D3). */
import { acknowledgements } from '@sheaf/rules/duties/acknowledge';
import { helperTypes } from '@sheaf/rules/duties/helper-type';
import { eventTypes } from '@sheaf/rules/events/event';
import { meetingSections, partKeys } from '@sheaf/rules/meetings/meetings/part-place';
import { z } from 'zod';
import { count, idOf, idOrZero } from '../../fields.ts';

const acknowledged = z.enum(acknowledgements).nullable();
const day = z.string().meta({ format: 'date' });
const clock = z.string().meta({ examples: ['19:00'] });
const partType = count
  .nullable()
  .meta({ description: 'qualification that the part needs, 1 to 18; null if none' });

export const meeting = z.object({
  id: idOf('meeting, as in GET /meetings'),
  edited_id: idOrZero.meta({
    description: 'same as `id`, or another number if the meeting differs from the imported one',
  }),
  type: z.enum(['clam', 'public']).meta({ description: 'clam (midweek) or public (weekend)' }),
  start_date: z.string().meta({ format: 'date-time', description: 'start of the meeting, UTC' }),
  local_date: day,
  week: day.meta({ description: 'Monday of the week' }),
  year: count,
  month: count,
  canceled: z.boolean(),
  time: clock,
  ends_at: clock.meta({ description: 'end, HH:MM; hours continue from 24:00 after midnight' }),
  halls: count,
  location: z.string().nullable().meta({ description: 'always null: meetings are at the Kingdom Hall' }),
  label: z.string().nullable().meta({ description: 'label of the event that replaces the meeting' }),
  event_talk: z
    .object({
      type: z.enum(eventTypes).meta({ description: 'type of the event' }),
      speaker: z.string().nullable(),
      public_theme: z.string().nullable().meta({ description: 'theme of the public talk' }),
      theme: z.string().nullable().meta({ description: 'theme of the service talk' }),
    })
    .nullable()
    .meta({
      description: 'talk of an event, shown in place of the booked one (EVENTS-O3); null without one',
    }),
  reading: z
    .string()
    .nullable()
    .meta({ description: 'Bible reading of the week', examples: ['ISAIAH 1-2'] }),
  language_group_id: idOrZero
    .nullable()
    .meta({ description: 'null for a meeting of the whole congregation (X-LANG-GROUP)' }),
  overseer: z.object({ full_name: z.string(), phone: z.string().nullable() }).nullable(),
  version: count,
});

export const meetingPart = z.object({
  id: idOf('meeting part, as in GET /meetingParts'),
  meeting_id: idOrZero,
  meeting: z.enum(meetingSections).meta({ description: 'section of the meeting programme' }),
  part: z.enum(partKeys).meta({ description: 'position in the section' }),
  title: z.string(),
  time: count.meta({ description: 'length in minutes' }),
  references: z.string().nullable(),
  notes: z.string().nullable(),
  order: count,
  user_meeting_part_id: partType,
  helper_meeting_part_id: partType,
  helper_type: z.enum(helperTypes),
  startTime: clock.meta({ description: 'start, HH:MM' }),
  end_time: clock,
  original_id: idOrZero.meta({ description: 'same as `id`' }),
  version: count,
});

export const meetingAssignment = z.object({
  id: idOrZero.meta({ description: 'id of the duty of the assignee, also while it is open' }),
  meeting_id: idOrZero,
  meeting_part_id: idOrZero.nullable(),
  hall: count,
  user_id: idOrZero.nullable(),
  helper_id: idOrZero.nullable(),
  helper_duty_id: idOrZero
    .nullable()
    .meta({ description: 'id of the duty of the helper; null if no helper is needed' }),
  type: z.enum(['assignee', 'helper']).meta({ description: 'place of the part' }),
  part: z.string().meta({
    examples: ['treasures.first', 'prelude.chairman'],
    description: 'section and position of the part',
  }),
  speaker_name: z.string().nullable(),
  speaker_congregation: z.string().nullable(),
  notes: z.string().nullable(),
  meeting_start_date: z.string().meta({ format: 'date-time', description: 'start of the meeting, UTC' }),
  acknowledged: acknowledged.meta({
    description: 'answer of the assignee; null for callers who are neither the person nor may assign (X-ACK)',
  }),
  helper_acknowledged: acknowledged,
  reopened: z.boolean().meta({
    description: 'the part changed after the assignee answered, so the answer is open again (X-ACK-8)',
  }),
  helper_reopened: z.boolean(),
  unfit: z.boolean().meta({
    description:
      'the assignee of a future meeting no longer qualifies; only reported to callers who may assign (MEET-X12)',
  }),
  helper_unfit: z.boolean(),
  version: count,
});
