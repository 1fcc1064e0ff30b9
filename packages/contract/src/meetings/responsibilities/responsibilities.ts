/** What is to be done at meetings again and again, and who has it when (ATTEND, X-AV). */
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
  idOrZero,
  listQuery,
  noContent,
  optionalLines,
  reference,
  sizedListQuery,
} from '../../fields.ts';
import { operation } from '../../operation.ts';
import { responsibilityLinks } from './links.ts';
import { responsibilitiesPaper } from './paper.ts';

const day = z.string().meta({ format: 'date' });
const scope = z.enum(meetingScopes);

const responsibility = z.object({
  id: idOrZero,
  label: z.string(),
  order: count,
  kind: z.enum(responsibilityKinds),
  frequency: z.enum(turnFrequencies),
  meeting: scope,
  places: count.meta({ description: 'people at one meeting' }),
  notes: z.string().nullable(),
  group_turns: z.boolean().meta({ description: 'groups take turns instead of people' }),
  attendants: z.array(idOrZero).meta({ description: 'those who take turns, in their order' }),
  people: z.array(z.object({ user_id: idOrZero, meeting: scope })),
  current_date: day.nullable().meta({ description: 'the last day for which somebody has it' }),
  version: count,
});

const values = {
  label: filled(longestLabel),
  order: count.optional().meta({ description: 'unless given, behind all others' }),
  kind: z.enum(responsibilityKinds).default('attendant'),
  frequency: z.enum(turnFrequencies),
  meeting: scope.default('both'),
  places: z.number().int().min(1).max(mostPlaces).default(1),
  notes: optionalLines(longestNotes),
  group_turns: z.boolean().default(false),
  attendants: z.array(reference).max(500).default([]),
  scopes: z
    .record(z.string().regex(/^\d{1,16}$/), scope)
    .optional()
    .meta({ description: 'at which meetings, by the id of the person; whoever is not named keeps theirs' }),
};

const version = count
  .optional()
  .meta({ description: 'version seen; a stale one is refused with the current row' });

export const scheduledDuty = z.object({
  id: idOrZero,
  responsibility: idOrZero,
  order: count.meta({ description: 'of the places of the responsibility' }),
  user: idOrZero.nullable(),
  group: idOrZero.nullable(),
  name: z.string().nullable().meta({ description: 'of the person or the group' }),
  locked: z.boolean().meta({ description: 'filled by hand; the rotation keeps it' }),
  clashes: z
    .array(z.enum(passReasons))
    .meta({ description: 'for those who edit: what speaks against the person' }),
  nobody: z
    .object({ people: count, reasons: z.array(z.object({ reason: z.enum(passReasons), people: count })) })
    .nullable()
    .meta({
      description: 'for those who edit: how many could have an open place, and what stands against them',
    }),
  version: count,
});

const entry = z.object({
  id: idOrZero.meta({ description: 'of the meeting' }),
  local_date: day,
  type: z.enum(['clam', 'public']),
  starts_at: z.string(),
  instead: z.string().nullable().meta({ description: 'the event that takes the place of the meeting' }),
  attendants: z.array(scheduledDuty),
});

const editing = 'schedules.attendants.edit';

export const responsibilities = {
  listSchedule: operation({
    name: 'responsibilities.listSchedule',
    method: 'GET',
    path: '/attendant-schedule',
    summary: 'Who has which duty at the meetings of the coming 13 weeks (ATTEND-C1).',
    permission: 'schedules.attendants',
    scope: 'congregation',
    query: listQuery('id', 'local_date', 'type'),
    reply: z.array(entry),
    refusals: [],
    idempotent: 'read',
    reads: [
      ...['attendantSchedule', 'attendantResponsibilities', 'meetings', 'meetingAssignments'],
      ...['events', 'users', 'groups', 'congregations'],
    ] as const,
  }),
  saveEntry: operation({
    name: 'responsibilities.saveEntry',
    method: 'POST',
    path: '/attendant-schedule',
    summary:
      'Fills the places of a meeting by hand, which the rotation keeps; null leaves one open (ATTEND-C2, ATTEND-O3).',
    permission: editing,
    scope: 'congregation',
    body: z.strictObject({
      id: reference,
      attendants: z
        .record(z.string().regex(/^\d{1,16}$/), z.array(reference.nullable()).max(mostPlaces))
        .meta({
          description:
            'by the id of the responsibility, whole: a place beyond the end of the list is cleared; groups where these take turns',
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
    summary:
      'Fills all that comes after today anew, 13 weeks ahead; what was filled by hand stays (ATTEND-O1, ATTEND-O3).',
    permission: editing,
    scope: 'congregation',
    reply: z.object({ filled: count, open: count, kept: count, until: day.nullable() }),
    refusals: ['attendants-off'],
    idempotent: 'key',
    changes: ['attendantSchedule'],
  }),
  unlockDuty: operation({
    name: 'responsibilities.unlockDuty',
    method: 'DELETE',
    path: '/attendant-schedule/{id}/lock',
    summary: 'Leaves a place that was filled by hand to the rotation again (ATTEND-O3).',
    permission: editing,
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: entry,
    refusals: ['attendants-off'],
    idempotent: 'key',
    changes: ['attendantSchedule'],
  }),
  listResponsibilities: operation({
    name: 'responsibilities.listResponsibilities',
    method: 'GET',
    path: '/attendantResponsibilities',
    summary: 'What is to be done at meetings, in its order, with those who take turns (SYNC-C3, ATTEND-R9).',
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
    summary: 'Adds a responsibility and fills it 13 weeks ahead (ATTEND-C3, ATTEND-R1, ATTEND-R3).',
    permission: editing,
    scope: 'congregation',
    body: z.strictObject(values),
    reply: responsibility,
    refusals: [],
    idempotent: 'key',
    changes: ['attendantResponsibilities', 'attendantSchedule'],
  }),
  editResponsibility: operation({
    name: 'responsibilities.editResponsibility',
    method: 'PUT',
    path: '/attendantResponsibilities/{id}',
    summary: 'Changes a responsibility; what comes after today is filled anew (ATTEND-C3, ATTEND-O3).',
    permission: editing,
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({ id: reference.optional(), ...values, version }),
    reply: responsibility,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['attendantResponsibilities', 'attendantSchedule'],
  }),
  deleteResponsibility: operation({
    name: 'responsibilities.deleteResponsibility',
    method: 'DELETE',
    path: '/attendantResponsibilities/{id}',
    summary: 'Deletes a responsibility with all who ever had it (ATTEND-C3).',
    permission: editing,
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['attendantResponsibilities', 'attendantSchedule'],
  }),
  ...responsibilityLinks,
  ...responsibilitiesPaper,
};
