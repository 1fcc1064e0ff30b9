/** Operations on a meeting part: change, insert, delete, assign (MEET-C4 to C8). */
import { helperTypes } from '@sheaf/rules/duties/helper-type';
import { meetingSections } from '@sheaf/rules/meetings/meetings/part-place';
import { z } from 'zod';
import { anyPair } from '../../duties/any-pair.ts';
import { count, filled, id, idOrZero, noContent, optionalText, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { meetingAssignment, meetingPart } from './rows.ts';

const version = count
  .optional()
  .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' });
const partType = reference.max(18).nullable();

const partFields = {
  title: filled(300),
  time: z.int().min(0).max(600).meta({ description: 'length in minutes' }),
  references: optionalText(300),
  meeting: z.enum(meetingSections).meta({ description: 'section of the meeting programme' }),
  order: z.int().min(1).max(99),
  user_meeting_part_id: partType.default(null),
  helper_meeting_part_id: partType.default(null),
  helper_type: z.enum(helperTypes).default('none'),
};

const people = {
  user_id: reference
    .nullable()
    .optional()
    .meta({ description: 'null clears the assignment; unchanged if omitted' }),
  helper_id: reference.nullable().optional(),
  type: z
    .enum(['assignee', 'helper'])
    .optional()
    .meta({ description: 'key of a place that the part has; any other is refused' }),
  any_pair: anyPair,
  version,
};

/** The shorter of the two paths does not name the meeting. */
const partToAssign = { meeting: id.optional(), part: id };
const assigning = ['stale', 'duty-twice', 'duty-booked-elsewhere', 'pair-unfit', 'no-such-hall'] as const;

const partOfMeeting = z.strictObject({ meeting_id: id, id });

export const meetingPartOperations = {
  editPart: operation({
    name: 'meetings.editPart',
    method: 'PUT',
    path: '/meetings/{meeting_id}/parts/{id}',
    summary: 'Change a meeting part (MEET-C4, MEET-S6)',
    permission: 'schedules.meetings.edit',
    scope: 'congregation',
    params: partOfMeeting,
    body: z.strictObject({
      id: idOrZero.nullish().meta({ description: 'same as in the path' }),
      ...partFields,
      version,
    }),
    reply: meetingPart,
    refusals: ['stale', 'talk-booked', 'part-of-visit'],
    idempotent: 'key',
    changes: ['meetings', 'meetingParts', 'meetingAssignments', 'publicTalks'],
  }),
  addPart: operation({
    name: 'meetings.addPart',
    method: 'POST',
    path: '/meetings/{meeting_id}/parts',
    summary: 'Insert a meeting part at a position (MEET-C5, MEET-R14)',
    description: 'The parts from that position on move down.',
    permission: 'schedules.meetings.edit',
    scope: 'congregation',
    params: z.strictObject({ meeting_id: id }),
    body: z.strictObject(partFields),
    reply: meetingPart,
    refusals: ['too-many-parts'],
    idempotent: 'key',
    changes: ['meetings', 'meetingParts', 'meetingAssignments'],
  }),
  deletePart: operation({
    name: 'meetings.deletePart',
    method: 'DELETE',
    path: '/meetings/{meeting_id}/parts/{id}',
    summary: 'Delete a meeting part with its assignments (MEET-C6, MEET-R28)',
    description: 'The parts after it move up.',
    permission: 'schedules.meetings.edit',
    scope: 'congregation',
    params: partOfMeeting,
    reply: noContent,
    refusals: ['talk-booked', 'part-of-visit'],
    idempotent: 'key',
    changes: ['meetings', 'meetingParts', 'meetingAssignments', 'publicTalks'],
  }),
  assignPart: operation({
    name: 'meetings.assignPart',
    method: 'POST',
    path: '/meetings/{meeting}/parts/{part}/assignments',
    summary:
      'Assign a meeting part to a person and a helper in a class (MEET-C7, MEET-C8, MEET-R15, MEET-R18)',
    permission: 'schedules.meetings.assign',
    scope: 'congregation',
    params: z.strictObject(partToAssign),
    body: z.strictObject({ ...people, hall: z.int().min(1).max(3).default(1) }),
    reply: meetingAssignment,
    refusals: assigning,
    idempotent: 'key',
    changes: ['meetingAssignments'],
    legacy: [{ method: 'POST', path: '/meetingParts/{part}/assignments' }],
  }),
  editAssignment: operation({
    name: 'meetings.editAssignment',
    method: 'PUT',
    path: '/meetings/{meeting}/parts/{part}/assignments/{id}',
    summary: 'Change the people of an assignment (MEET-C7, MEET-C8)',
    description: 'The class stays.',
    permission: 'schedules.meetings.assign',
    scope: 'congregation',
    params: z.strictObject({ ...partToAssign, id }),
    body: z.strictObject({
      id: idOrZero.nullish().meta({ description: 'same as in the path' }),
      ...people,
      hall: z.int().min(1).max(3).optional(),
    }),
    reply: meetingAssignment,
    refusals: assigning,
    idempotent: 'key',
    changes: ['meetingAssignments'],
    legacy: [{ method: 'PUT', path: '/meetingParts/{part}/assignments/{id}' }],
  }),
};
