/** Meetings, their parts and who has them, as they go over the wire (MEET-D1 to D3). */
import { acknowledgements } from '@sheaf/rules/duties/acknowledge';
import { helperTypes } from '@sheaf/rules/duties/helper-type';
import { eventTypes } from '@sheaf/rules/events/event';
import { meetingSections, partKeys } from '@sheaf/rules/meetings/meetings/part-place';
import { z } from 'zod';
import { count, idOrZero } from '../../fields.ts';

const acknowledged = z.enum(acknowledgements).nullable();
const day = z.string().meta({ format: 'date' });
const clock = z.string().meta({ examples: ['19:00'] });
const partType = count.nullable().meta({ description: 'what they must be qualified for, 1 to 18' });

export const meeting = z.object({
  id: idOrZero,
  edited_id: idOrZero.meta({
    description: 'the same as id, unless the meeting differs from what was imported',
  }),
  type: z.enum(['clam', 'public']),
  start_date: z.string().meta({ format: 'date-time' }),
  local_date: day,
  week: day.meta({ description: 'the Monday of its week' }),
  year: count,
  month: count,
  canceled: z.boolean(),
  time: clock,
  ends_at: clock.meta({ description: 'after midnight from 24:00 on' }),
  halls: count,
  location: z.string().nullable(),
  label: z.string().nullable().meta({ description: 'of the event that takes its place' }),
  event_talk: z
    .object({
      type: z.enum(eventTypes),
      speaker: z.string().nullable(),
      public_theme: z.string().nullable().meta({ description: 'theme of the public talk' }),
      theme: z.string().nullable().meta({ description: 'theme of the service talk' }),
    })
    .nullable()
    .meta({
      description: 'talk of an event, shown in place of the booked one (EVENTS-O3); null if there is none',
    }),
  reading: z
    .string()
    .nullable()
    .meta({ description: 'what is read in the Bible in its week', examples: ['ISAIAH 1-2'] }),
  language_group_id: idOrZero
    .nullable()
    .meta({ description: 'null for a meeting of the whole congregation (X-LANG-GROUP)' }),
  overseer: z.object({ full_name: z.string(), phone: z.string().nullable() }).nullable(),
  version: count,
});

export const meetingPart = z.object({
  id: idOrZero,
  meeting_id: idOrZero,
  meeting: z.enum(meetingSections),
  part: z.enum(partKeys),
  title: z.string(),
  time: count.meta({ description: 'minutes' }),
  references: z.string().nullable(),
  notes: z.string().nullable(),
  order: count,
  user_meeting_part_id: partType,
  helper_meeting_part_id: partType,
  helper_type: z.enum(helperTypes),
  startTime: clock,
  end_time: clock,
  original_id: idOrZero,
  version: count,
});

export const meetingAssignment = z.object({
  id: idOrZero.meta({ description: 'of the duty of the assignee; there also while nobody has it' }),
  meeting_id: idOrZero,
  meeting_part_id: idOrZero.nullable(),
  hall: count,
  user_id: idOrZero.nullable(),
  helper_id: idOrZero.nullable(),
  helper_duty_id: idOrZero.nullable().meta({ description: 'null where no helper is needed' }),
  type: z.enum(['assignee', 'helper']),
  part: z.string().meta({ examples: ['treasures.first', 'prelude.chairman'] }),
  speaker_name: z.string().nullable(),
  speaker_congregation: z.string().nullable(),
  notes: z.string().nullable(),
  meeting_start_date: z.string().meta({ format: 'date-time' }),
  acknowledged: acknowledged.meta({
    description: 'what the assignee said; told to them and to whoever may assign (X-ACK)',
  }),
  helper_acknowledged: acknowledged,
  reopened: z.boolean().meta({
    description: 'the assignee answered a version that has changed since: the answer is open again (X-ACK-8)',
  }),
  helper_reopened: z.boolean(),
  unfit: z.boolean().meta({
    description:
      'the assignee of a coming meeting is not qualified any more; told to whoever may assign (MEET-X12)',
  }),
  helper_unfit: z.boolean(),
  version: count,
});
