/** Operations on families: members, and sign-in links for all of them (FAMILY). */
import { familyChannels, ties } from '@sheaf/rules/people/families/family';
import { z } from 'zod';
import { count, filled, id, idOf, listQuery, noContent, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { access } from '../access/access.ts';

const tie = z.enum(ties).meta({ description: 'relation to the head of the family' });
const channel = z.enum(familyChannels);
const member = z.object({ id: idOf('person, as in GET /users'), full_name: z.string(), tie });

/** A family in the record of a person: head and spouse first. */
export const familyOfPerson = z.object({
  id: idOf('family, as in GET /families'),
  name: z.string().meta({ description: 'name of the family' }),
  members: z.array(member),
});

const family = z.object({
  id: idOf('family, as in GET /families'),
  name: z.string().meta({ description: 'name of the family' }),
  members: z.array(member.extend({ active: z.boolean(), channels: z.array(channel) })),
  version: count,
});

const familyFields = {
  name: filled(60).meta({ description: 'name of the family' }),
  members: z
    .array(z.strictObject({ id: reference.meta({ description: 'id of the person, as in GET /users' }), tie }))
    .min(1, 'required')
    .max(30)
    .meta({ description: 'exactly one head, at most one spouse (FAMILY-R2)' }),
};
const params = z.strictObject({ id });

export const families = {
  listFamilies: operation({
    name: 'families.listFamilies',
    method: 'GET',
    path: '/families',
    summary: 'Families by name, with members and the channels that reach them',
    permission: 'settings.users',
    scope: 'congregation',
    query: listQuery('id', 'name'),
    reply: z.array(family),
    refusals: [],
    idempotent: 'read',
    reads: ['families', 'users'],
  }),
  addFamily: operation({
    name: 'families.addFamily',
    method: 'POST',
    path: '/families',
    summary: 'Create a family of people who belong to none (FAMILY-R1, FAMILY-R2)',
    permission: 'settings.users.edit',
    scope: 'congregation',
    body: z.strictObject(familyFields),
    reply: family,
    refusals: ['in-another-family'],
    idempotent: 'key',
    changes: ['families'],
  }),
  editFamily: operation({
    name: 'families.editFamily',
    method: 'PUT',
    path: '/families/{id}',
    summary: 'Change name, members and head of a family (FAMILY-R1 to R3)',
    permission: 'settings.users.edit',
    scope: 'congregation',
    params,
    body: z.strictObject({
      ...familyFields,
      version: count
        .optional()
        .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' }),
    }),
    reply: family,
    refusals: ['stale', 'in-another-family'],
    idempotent: 'key',
    changes: ['families'],
  }),
  deleteFamily: operation({
    name: 'families.deleteFamily',
    method: 'DELETE',
    path: '/families/{id}',
    summary: 'Dissolve a family',
    description: 'The members stay in the congregation.',
    permission: 'settings.users.edit',
    scope: 'congregation',
    params,
    reply: noContent,
    refusals: [],
    idempotent: 'key',
    changes: ['families'],
  }),
  inviteFamily: operation({
    name: 'families.inviteFamily',
    method: 'POST',
    path: '/families/{id}/invite',
    summary: 'Send sign-in links to a family (FAMILY-R5, FAMILY-R6)',
    description: 'To every active member with a phone number or e-mail address; to all of them or none.',
    permission: 'settings.users.send_login',
    scope: 'congregation',
    params,
    body: z.strictObject({ prefer: channel.default('email') }),
    reply: z.object({
      sent: z
        .array(z.object({ id: idOf('person, as in GET /users'), full_name: z.string(), channel }))
        .meta({ description: 'people who received an invitation' }),
      left_out: z.array(
        z.object({
          id: idOf('person, as in GET /users'),
          full_name: z.string(),
          reason: z.enum(['inactive', 'no-contact']),
        }),
      ),
    }),
    refusals: [...access.sendInvite.refusals, 'family-unreachable'],
    idempotent: 'key',
    changes: ['access', 'smsTerms'],
  }),
};
