/** Operations on responsibilities at meetings and their schedule (ATTEND, X-AV). */

import { mostSpecialPlaces } from '@sheaf/rules/meetings/meetings/special-meeting';
import { passReasons } from '@sheaf/rules/meetings/responsibilities/pass-over';
import {
  longestLabel,
  longestNotes,
  meetingScopes,
  mostPlaces,
  responsibilityKinds,
  turnFrequencies,
} from '@sheaf/rules/meetings/responsibilities/responsibility';
import { z } from 'zod';
import {
  count,
  filled,
  id,
  idOf,
  idOrZero,
  listQuery,
  noContent,
  optionalLines,
  pathIdOf,
  reference,
  sizedListQuery,
} from '../../fields.ts';
import { operation } from '../../operation.ts';
import { responsibilityLinks } from './links.ts';
import { responsibilityMailing } from './mailing.ts';
import { responsibilitiesPaper } from './paper.ts';

const day = z.string().meta({ format: 'date' });
const scope = z.enum(meetingScopes);

const responsibility = z.object({
  id: idOf('responsibility, as in GET /attendantResponsibilities'),
  label: z.string().meta({ description: 'name of the responsibility' }),
  order: count,
  kind: z.enum(responsibilityKinds).meta({ description: 'kind of responsibility' }),
  frequency: z.enum(turnFrequencies),
  meeting: scope,
  places: count.meta({ description: 'number of people at one meeting' }),
  notes: z.string().nullable(),
  group_turns: z.boolean().meta({ description: 'groups take turns instead of people' }),
  special: z.boolean().meta({ description: 'only at special meetings, such as the Memorial (X-MEMORIAL)' }),
  attendants: z.array(idOrZero).meta({ description: 'people who take turns, in order' }),
  people: z
    .array(z.object({ user_id: idOrZero, meeting: scope }))
    .meta({ description: 'people who have the responsibility, with the meetings of each' }),
  current_date: day.nullable().meta({ description: 'last day for which somebody is scheduled' }),
  version: count,
});

const values = {
  label: filled(longestLabel).meta({ description: 'name of the responsibility' }),
  order: count.optional().meta({ description: 'position in the list; last if omitted' }),
  kind: z.enum(responsibilityKinds).default('attendant').meta({ description: 'kind of responsibility' }),
  frequency: z.enum(turnFrequencies),
  meeting: scope.default('both'),
  places: z
    .number()
    .int()
    .min(1)
    .max(mostSpecialPlaces)
    .default(1)
    .meta({ description: 'number of people at one meeting; at most 6, and 20 at special meetings' }),
  notes: optionalLines(longestNotes),
  group_turns: z.boolean().default(false),
  special: z
    .boolean()
    .default(false)
    .meta({ description: 'true to fill it at special meetings only, such as the Memorial (X-MEMORIAL)' }),
  attendants: z
    .array(reference)
    .max(500)
    .default([])
    .meta({ description: 'ids of the people who take turns, as in GET /users, in order' }),
  scopes: z
    .record(z.string().regex(/^\d{1,16}$/), scope)
    .optional()
    .meta({
      description: 'meetings at which each person takes turns, by person id; unchanged for people not listed',
    }),
};

const version = count
  .optional()
  .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' });

export const scheduledDuty = z.object({
  id: idOf('place in the schedule, as in GET /attendant-schedule'),
  responsibility: idOrZero,
  order: count.meta({ description: 'position among the places of the responsibility' }),
  user: idOrZero.nullable(),
  group: idOrZero.nullable(),
  name: z.string().nullable().meta({ description: 'name of the person or the group' }),
  locked: z.boolean().meta({ description: 'filled by hand; the rotation does not change it' }),
  clashes: z
    .array(z.enum(passReasons))
    .meta({ description: 'reasons against the person; empty for callers who may not edit' }),
  nobody: z
    .object({ people: count, reasons: z.array(z.object({ reason: z.enum(passReasons), people: count })) })
    .nullable()
    .meta({
      description:
        'why an open place is open: people who take turns, and the reasons against them; null for callers who may not edit',
    }),
  version: count,
});

const entry = z.object({
  id: idOrZero.meta({ description: 'id of the meeting' }),
  local_date: day,
  type: z.enum(['clam', 'public']).meta({ description: 'clam (midweek) or public (weekend)' }),
  starts_at: z.string(),
  instead: z.string().nullable().meta({ description: 'label of the event that replaces the meeting' }),
  attendants: z
    .array(scheduledDuty)
    .meta({ description: 'places of the responsibilities, with the people or groups assigned' }),
});

const editing = 'schedules.attendants.edit';

export const responsibilities = {
  listSchedule: operation({
    name: 'responsibilities.listSchedule',
    method: 'GET',
    path: '/attendant-schedule',
    summary: 'Responsibilities of the coming 13 weeks by meeting (ATTEND-C1)',
    permission: 'schedules.attendants',
    scope: 'congregation',
    query: listQuery('id', 'local_date', 'type'),
    reply: z.array(entry),
    refusals: [],
    idempotent: 'read',
    reads: [
      ...['attendantSchedule', 'attendantResponsibilities', 'meetings', 'meetingAssignments'],
      ...['events', 'users', 'groups', 'congregations', 'availability'],
    ] as const,
  }),
  saveEntry: operation({
    name: 'responsibilities.saveEntry',
    method: 'POST',
    path: '/attendant-schedule',
    summary: 'Fill the places of a meeting by hand (ATTEND-C2, ATTEND-O3)',
    description: 'The rotation does not change these places. null leaves a place open.',
    permission: editing,
    scope: 'congregation',
    body: z.strictObject({
      id: reference.meta({ description: 'id of the meeting, as in GET /attendant-schedule' }),
      attendants: z
        .record(z.string().regex(/^\d{1,16}$/), z.array(reference.nullable()).max(mostPlaces))
        .meta({
          description:
            'lists of person ids, or group ids, by responsibility id; each list is complete: places after its end are cleared',
        }),
    }),
    reply: entry,
    refusals: ['duty-place-twice', 'meeting-cancelled'],
    idempotent: 'key',
    changes: ['attendantSchedule'],
  }),
  rotateSchedule: operation({
    name: 'responsibilities.rotateSchedule',
    method: 'POST',
    path: '/attendant-schedule/rotation',
    summary: 'Fill the schedule from tomorrow on again, 13 weeks ahead (ATTEND-O1, ATTEND-O3)',
    description: 'Places filled by hand stay.',
    permission: editing,
    scope: 'congregation',
    reply: z.object({
      filled: count.meta({ description: 'number of places filled by the rotation' }),
      open: count.meta({ description: 'number of places without an eligible person' }),
      kept: count.meta({ description: 'number of places filled by hand' }),
      until: day.nullable().meta({ description: 'last day of the schedule' }),
    }),
    refusals: ['attendants-off'],
    idempotent: 'key',
    changes: ['attendantSchedule', 'specialMeetings'],
  }),
  unlockDuty: operation({
    name: 'responsibilities.unlockDuty',
    method: 'DELETE',
    path: '/attendant-schedule/{id}/lock',
    summary: 'Return a place filled by hand to the rotation (ATTEND-O3)',
    permission: editing,
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('place in the schedule, as in GET /attendant-schedule') }),
    reply: entry,
    refusals: ['attendants-off'],
    idempotent: 'key',
    changes: ['attendantSchedule', 'specialMeetings'],
  }),
  listResponsibilities: operation({
    name: 'responsibilities.listResponsibilities',
    method: 'GET',
    path: '/attendantResponsibilities',
    summary: 'Responsibilities in order, with the people who take turns (SYNC-C3, ATTEND-R9)',
    permission: 'signed-in',
    scope: 'congregation',
    query: sizedListQuery(50, 'id', 'label', 'order', 'kind', 'frequency', 'meeting'),
    reply: z.array(responsibility),
    refusals: [],
    idempotent: 'read',
    reads: ['attendantResponsibilities', 'attendantSchedule', 'users'],
  }),
  addResponsibility: operation({
    name: 'responsibilities.addResponsibility',
    method: 'POST',
    path: '/attendantResponsibilities',
    summary: 'Add a responsibility and fill it for 13 weeks (ATTEND-C3, ATTEND-R1, ATTEND-R3)',
    permission: editing,
    scope: 'congregation',
    body: z.strictObject(values),
    reply: responsibility,
    refusals: [],
    idempotent: 'key',
    changes: ['attendantResponsibilities', 'attendantSchedule', 'specialMeetings'],
  }),
  editResponsibility: operation({
    name: 'responsibilities.editResponsibility',
    method: 'PUT',
    path: '/attendantResponsibilities/{id}',
    summary: 'Change a responsibility (ATTEND-C3, ATTEND-O3)',
    description: 'The schedule from tomorrow on is filled again.',
    permission: editing,
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      id: reference.optional().meta({ description: 'same as in the path' }),
      ...values,
      version,
    }),
    reply: responsibility,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['attendantResponsibilities', 'attendantSchedule', 'specialMeetings'],
  }),
  deleteResponsibility: operation({
    name: 'responsibilities.deleteResponsibility',
    method: 'DELETE',
    path: '/attendantResponsibilities/{id}',
    summary: 'Delete a responsibility with its whole schedule, past and future (ATTEND-C3)',
    permission: editing,
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['attendantResponsibilities', 'attendantSchedule', 'specialMeetings'],
  }),
  ...responsibilityLinks,
  ...responsibilityMailing,
  ...responsibilitiesPaper,
};
