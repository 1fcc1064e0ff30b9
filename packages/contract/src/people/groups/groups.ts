/** Field service groups and who is in them (GROUPS). */
import { z } from 'zod';
import { count, filled, id, idOrZero, noContent, reference, sizedListQuery } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { person } from '../people/rows.ts';
import { groupsPaper } from './paper.ts';

const leader = z.object({ id: idOrZero, full_name: z.string() });

export const group = z.object({
  id: idOrZero,
  name: z.string(),
  overseer: leader.nullable(),
  assistant: leader.nullable(),
  overseer_id: idOrZero.nullable(),
  assistant_id: idOrZero.nullable(),
  address: z
    .string()
    .nullable()
    .meta({ description: 'null unless the viewer is in the group or keeps the groups (GROUPS-R10)' }),
  members: count,
  version: count,
});

const groupFields = {
  name: filled(60),
  overseer_id: reference,
  assistant_id: reference.nullish().transform((value) => value ?? null),
  address: filled(190),
};
const members = z.strictObject({ users: z.array(reference).min(1).max(500) });

export const groups = {
  listGroups: operation({
    name: 'groups.listGroups',
    method: 'GET',
    path: '/groups',
    summary: 'All groups by name, with those who lead them (GROUPS-C1).',
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
    summary: 'Makes a group; overseer and assistant become members (GROUPS-C1, GROUPS-R1, GROUPS-R8).',
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
    summary: 'Changes a group; new leaders become members (GROUPS-C1, GROUPS-R8).',
    permission: 'settings.groups.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      ...groupFields,
      version: count
        .optional()
        .meta({ description: 'version seen; a stale one is refused with the current row' }),
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
    summary: 'Deletes a group; its members are in no group then (GROUPS-C1, GROUPS-R6).',
    permission: 'settings.groups.delete',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['groups', 'users', 'fieldServiceGroups', 'invitedGroups'],
  }),
  assignToGroup: operation({
    name: 'groups.assignToGroup',
    method: 'POST',
    path: '/groups/{group}/members',
    summary:
      'Takes people without a group into this one, and those of others where they move; answers with its members (GROUPS-C2, GROUPS-R4, GROUPS-X1).',
    permission: 'settings.groups.edit',
    scope: 'congregation',
    params: z.strictObject({ group: id }),
    body: members.extend({
      move: z
        .boolean()
        .default(false)
        .meta({ description: 'whoever is in another group moves; else they are refused' }),
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
    summary: 'Takes people out of the group; answers with its members (GROUPS-C2).',
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
