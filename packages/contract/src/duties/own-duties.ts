/** The own duties of every kind, as a person's page of assignments, their calendar and the dashboard show them (APPTS-R3). */

import { acknowledgements } from '@sheaf/rules/duties/acknowledge';
import { dutyKindNames } from '@sheaf/rules/duties/duty-kind';
import { responsibilityKinds } from '@sheaf/rules/meetings/responsibilities/responsibility';
import { z } from 'zod';
import { count, date, id, idOrZero, listQuery } from '../fields.ts';
import { operation } from '../operation.ts';
import { answeredFor } from './answered-for.ts';

const clock = z.string().meta({ examples: ['19:16'] });

/** APPTS-O1: what the documents call the base type of an appointment. */
export const ownDutyTypes = ['meeting', 'attendant', 'talk', 'cart', 'ministry', 'group'] as const;

export const ownDuty = z.object({
  id: idOrZero,
  kind: z.enum(dutyKindNames),
  base_type: z.enum(ownDutyTypes),
  date: z.string().meta({ format: 'date' }),
  starts_at: clock.meta({ description: 'of the part itself; after midnight from 24:00 on' }),
  ends_at: clock,
  title: z.string().nullable().meta({ description: 'null for a chairman and a prayer' }),
  with: z.array(z.string()).meta({ description: 'who does it together with them' }),
  user_id: idOrZero.nullable().meta({ description: 'who has the part' }),
  helper_id: idOrZero.nullable(),
  acknowledged: z
    .enum(acknowledgements)
    .nullable()
    .meta({ description: 'what the person said to it (X-ACK)' }),
  answered_for: answeredFor.optional(),
  meeting: z
    .object({
      id: idOrZero,
      type: z.enum(['clam', 'public']),
      language_group: z
        .string()
        .nullable()
        .meta({ description: 'the name of the group whose meeting it is; null for the whole congregation' }),
      part: z
        .string()
        .nullable()
        .meta({ examples: ['treasures.second', 'prelude.chairman'] }),
      number: count.nullable().meta({ description: 'of the part in the schedule' }),
      reads: z.boolean().meta({ description: 'a helper who is the reader' }),
      minutes: count.nullable(),
      hall: count,
      halls: count,
      chairman: z.string().nullable(),
    })
    .nullable()
    .meta({ description: 'of a duty at a meeting' }),
  location: z.string().nullable().meta({ description: 'where it is, of what is at no meeting' }),
  coordinates: z.string().nullable(),
  link: z.string().nullable().meta({ description: 'where it is joined online' }),
  note: z.string().nullable(),
  talk: z
    .object({
      notes: z.string().meta({ description: 'number and title' }),
      congregation: z.string().nullable().meta({ description: 'where it is given; null at home' }),
    })
    .optional()
    .meta({ description: 'of a public talk' }),
  responsibility: z
    .enum(responsibilityKinds)
    .optional()
    .meta({ description: 'of a duty beside the programme: its kind (X-AV)' }),
  change: z
    .object({
      field_meeting_id: idOrZero,
      asked: z
        .object({ request_id: idOrZero, name: z.string() })
        .nullable()
        .meta({ description: 'who was asked' }),
    })
    .optional()
    .meta({ description: 'of a group that somebody else may be asked to take over (APPTS-R5)' }),
});

const collections = [
  ...['cartSchedules', 'sharedCarts', 'meetings', 'meetingParts', 'meetingAssignments', 'events'],
  ...['users', 'congregations', 'languageGroups', 'attendantResponsibilities', 'attendantSchedule'],
  ...['awayTalks', 'publicTalks', 'publicTalkTitles'],
] as const;

export const ownDuties = {
  listDutiesBetween: operation({
    name: 'duties.listDutiesBetween',
    method: 'GET',
    path: '/users/{id}/duties',
    summary:
      'The duties of a person between two days to come, for the days away that are entered for them (USERS-X22).',
    permission: 'settings.away.admin',
    scope: 'congregation',
    params: z.strictObject({ id }),
    query: listQuery('id', 'kind', 'date', 'base_type').extend({
      from: date.optional().meta({ description: 'today if omitted, and never earlier' }),
      to: date.optional().meta({ description: 'twelve months ahead if omitted, and never later' }),
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
    summary:
      'The own duties from today to twelve months ahead, by their time; none of what is cancelled (APPTS-R3, APPTS-O4).',
    permission: 'signed-in',
    scope: 'own',
    query: listQuery('id', 'kind', 'date', 'base_type'),
    reply: z.array(ownDuty),
    refusals: [],
    idempotent: 'read',
    reads: collections,
  }),
};
