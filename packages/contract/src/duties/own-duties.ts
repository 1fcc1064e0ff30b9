/**
 * Duties of a person, of every kind, for the assignments page, the calendar feed and the dashboard
 * (APPTS-R3).
 */

import { acknowledgements } from '@sheaf/rules/duties/acknowledge';
import { dutyKindNames } from '@sheaf/rules/duties/duty-kind';
import { responsibilityKinds } from '@sheaf/rules/meetings/responsibilities/responsibility';
import { z } from 'zod';
import { count, date, id, idOf, idOrZero, listQuery } from '../fields.ts';
import { operation } from '../operation.ts';
import { answeredFor } from './answered-for.ts';

const clock = z.string().meta({ examples: ['19:16'] });

/** APPTS-O1: values of `base_type` of an appointment in the documents. */
export const ownDutyTypes = ['meeting', 'attendant', 'talk', 'cart', 'ministry', 'group'] as const;

export const ownDuty = z.object({
  id: idOf('duty'),
  kind: z.enum(dutyKindNames),
  base_type: z.enum(ownDutyTypes),
  date: z.string().meta({ format: 'date' }),
  starts_at: clock.meta({
    description: 'start of the part itself, HH:MM; hours continue from 24:00 after midnight',
  }),
  ends_at: clock,
  title: z.string().nullable().meta({ description: 'null for chairmen and prayers' }),
  with: z.array(z.string()).meta({ description: 'names of the people who share the duty' }),
  user_id: idOrZero.nullable().meta({ description: 'person assigned to the part' }),
  helper_id: idOrZero.nullable(),
  acknowledged: z
    .enum(acknowledgements)
    .nullable()
    .meta({ description: 'answer of the person; null without an answer (X-ACK)' }),
  answered_for: answeredFor.optional(),
  meeting: z
    .object({
      id: idOf('meeting, as in GET /meetings'),
      type: z.enum(['clam', 'public']),
      language_group: z.string().nullable().meta({
        description: 'name of the language group that holds the meeting; null for the whole congregation',
      }),
      part: z
        .string()
        .nullable()
        .meta({ examples: ['treasures.second', 'prelude.chairman'] }),
      number: count.nullable().meta({ description: 'number of the part in the schedule' }),
      reads: z.boolean().meta({ description: 'the helper is the reader' }),
      minutes: count.nullable(),
      hall: count,
      halls: count,
      chairman: z.string().nullable(),
    })
    .nullable()
    .meta({ description: 'null for duties outside meetings' }),
  location: z.string().nullable().meta({ description: 'address of a duty outside meetings; null otherwise' }),
  coordinates: z.string().nullable(),
  link: z.string().nullable().meta({ description: 'link to join online; null without one' }),
  note: z.string().nullable(),
  talk: z
    .object({
      notes: z.string().meta({ description: 'number and title of the talk' }),
      congregation: z.string().nullable().meta({ description: 'host congregation; null for a talk at home' }),
    })
    .optional()
    .meta({ description: 'only for a public talk' }),
  cannot: z.boolean().optional().meta({
    description: 'the person reported that they cannot; the talk stays booked; only for a public talk',
  }),
  responsibility: z
    .enum(responsibilityKinds)
    .optional()
    .meta({ description: 'kind of the responsibility; only for responsibilities at meetings (X-AV)' }),
  elsewhere: z
    .boolean()
    .optional()
    .meta({ description: 'only for a shift at a cart of another congregation' }),
  change: z
    .object({
      field_meeting_id: idOrZero,
      asked: z
        .object({ request_id: idOrZero, name: z.string() })
        .nullable()
        .meta({ description: 'person who was asked to take over; null if nobody was' }),
    })
    .optional()
    .meta({
      description: 'only for field service groups that another overseer can be asked to take over (APPTS-R5)',
    }),
});

const collections = [
  ...['cartSchedules', 'sharedCarts', 'meetings', 'meetingParts', 'meetingAssignments', 'events'],
  ...['users', 'congregations', 'languageGroups', 'attendantResponsibilities', 'attendantSchedule'],
  ...['awayTalks', 'publicTalks', 'publicTalkTitles', 'specialMeetings'],
  ...['tasks'],
] as const;

export const ownDuties = {
  listDutiesBetween: operation({
    name: 'duties.listDutiesBetween',
    method: 'GET',
    path: '/users/{id}/duties',
    summary: 'Duties of a person between two future days (USERS-X22)',
    description: 'Used to find conflicts when days away are entered for the person.',
    permission: 'settings.away.admin',
    scope: 'congregation',
    params: z.strictObject({ id }),
    query: listQuery('id', 'kind', 'date', 'base_type').extend({
      from: date.optional().meta({ description: 'first day; today if omitted, earlier days are not listed' }),
      to: date.optional().meta({ description: 'last day; twelve months ahead if omitted or later' }),
    }),
    reply: z.array(ownDuty),
    refusals: [],
    idempotent: 'read',
    reads: collections,
  }),
  listMyDuties: operation({
    name: 'duties.listMyDuties',
    method: 'GET',
    path: '/my-duties',
    summary: 'Duties of the caller in the next twelve months, by time (APPTS-R3, APPTS-O4)',
    description: 'Cancelled meetings and shifts are left out.',
    permission: 'signed-in',
    scope: 'own',
    query: listQuery('id', 'kind', 'date', 'base_type'),
    reply: z.array(ownDuty),
    refusals: [],
    idempotent: 'read',
    reads: collections,
  }),
};
