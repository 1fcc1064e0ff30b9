/** Operations on field service groups and their members (GROUPS). */
import { z } from 'zod';
import { count, filled, id, idOf, idOrZero, noContent, reference, sizedListQuery } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { person } from '../people/rows.ts';
import { groupsPaper } from './paper.ts';

const leader = z.object({ id: idOf('person, as in GET /users'), full_name: z.string() });

export const group = z.object({
  id: idOf('group, as in GET /groups'),
  name: z.string().meta({ description: 'name of the group' }),
  overseer: leader.nullable(),
  assistant: leader.nullable(),
  overseer_id: idOrZero.nullable(),
  assistant_id: idOrZero.nullable(),
  address: z
    .string()
    .nullable()
    .meta({ description: 'null unless the caller is in the group or may edit groups (GROUPS-R10)' }),
  members: count.meta({ description: 'number of people in the group' }),
  version: count,
});

const groupFields = {
  name: filled(60).meta({ description: 'name of the group' }),
  overseer_id: reference,
  assistant_id: reference.nullish().transform((value) => value ?? null),
  address: filled(190).meta({ description: 'address where the group meets' }),
};
const members = z.strictObject({ users: z.array(reference).min(1).max(500) });

export const groups = {
  listGroups: operation({
    name: 'groups.listGroups',
    method: 'GET',
    path: '/groups',
    summary: 'Groups by name, with overseer and assistant (GROUPS-C1)',
    permission: 'signed-in',
    scope: 'congregation',
    query: sizedListQuery(200, 'id', 'name', 'overseer_id', 'assistant_id', 'members'),
    reply: z.array(group),
    refusals: [],
    idempotent: 'read',
    reads: ['groups', 'users'],
  }),
  addGroup: operation({
    name: 'groups.addGroup',
    method: 'POST',
    path: '/groups',
    summary: 'Create a group (GROUPS-C1, GROUPS-R1, GROUPS-R8)',
    description: 'Overseer and assistant become members.',
    permission: 'settings.groups.add',
    scope: 'congregation',
    body: z.strictObject(groupFields),
    reply: group,
    refusals: [],
    idempotent: 'key',
    changes: ['groups', 'users'],
  }),
  editGroup: operation({
    name: 'groups.editGroup',
    method: 'PUT',
    path: '/groups/{id}',
    summary: 'Change a group (GROUPS-C1, GROUPS-R8)',
    description: 'A new overseer or assistant becomes a member.',
    permission: 'settings.groups.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      ...groupFields,
      version: count
        .optional()
        .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' }),
    }),
    reply: group,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['groups', 'users'],
  }),
  deleteGroup: operation({
    name: 'groups.deleteGroup',
    method: 'DELETE',
    path: '/groups/{id}',
    summary: 'Delete a group (GROUPS-C1, GROUPS-R6)',
    description: 'The members are then in no group.',
    permission: 'settings.groups.delete',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['groups', 'users', 'fieldServiceGroups', 'invitedGroups', 'noticeGroups'],
  }),
  assignToGroup: operation({
    name: 'groups.assignToGroup',
    method: 'POST',
    path: '/groups/{group}/members',
    summary: 'Add people to a group (GROUPS-C2, GROUPS-R4, GROUPS-X1)',
    description: 'Returns the members of the group.',
    permission: 'settings.groups.edit',
    scope: 'congregation',
    params: z.strictObject({ group: id }),
    body: members.extend({
      move: z
        .boolean()
        .default(false)
        .meta({ description: 'true moves people who are in another group; otherwise they are refused' }),
    }),
    reply: z.array(person),
    refusals: ['not-a-group-candidate', 'leads-group'],
    idempotent: 'key',
    changes: ['users'],
    legacy: [{ method: 'POST', path: '/assign-to-group' }],
  }),
  removeFromGroup: operation({
    name: 'groups.removeFromGroup',
    method: 'DELETE',
    path: '/groups/{group}/members',
    summary: 'Remove people from a group (GROUPS-C2)',
    description: 'Returns the members of the group.',
    permission: 'settings.groups.edit',
    scope: 'congregation',
    params: z.strictObject({ group: id }),
    body: members,
    reply: z.array(person),
    refusals: ['leads-group'],
    idempotent: 'key',
    changes: ['users'],
    legacy: [{ method: 'POST', path: '/remove-from-group' }],
  }),
  ...groupsPaper,
};
