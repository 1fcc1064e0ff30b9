/** Families: who belongs to one household, and links for all of it at once (FAMILY). */
import { familyChannels, ties } from '@sheaf/rules/people/families/family';
import { z } from 'zod';
import { count, filled, id, idOrZero, listQuery, noContent, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { access } from '../access/access.ts';

const tie = z.enum(ties).meta({ description: 'to the head of the family' });
const way = z.enum(familyChannels);
const member = z.object({ id: idOrZero, full_name: z.string(), tie });

/** As a person's own record shows it: head and spouse first. */
export const familyOfPerson = z.object({ id: idOrZero, name: z.string(), members: z.array(member) });

const family = z.object({
  id: idOrZero,
  name: z.string(),
  members: z.array(member.extend({ active: z.boolean(), ways: z.array(way) })),
  version: count,
});

const familyFields = {
  name: filled(60),
  members: z
    .array(z.strictObject({ id: reference, tie }))
    .min(1, 'required')
    .max(30)
    .meta({ description: 'one head, one spouse at most (FAMILY-R2)' }),
};
const params = z.strictObject({ id });

export const families = {
  listFamilies: operation({
    name: 'families.listFamilies',
    method: 'GET',
    path: '/families',
    summary: 'All families by name, with who belongs to them and how each can be reached.',
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
    summary: 'Makes a family of people who belong to none (FAMILY-R1, FAMILY-R2).',
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
    summary: 'Renames a family, takes people into it and out of it, and says who heads it (FAMILY-R1 to R3).',
    permission: 'settings.users.edit',
    scope: 'congregation',
    params,
    body: z.strictObject({
      ...familyFields,
      version: count
        .optional()
        .meta({ description: 'version seen; a stale one is refused with the current row' }),
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
    summary: 'Dissolves a family; its people stay.',
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
    summary:
      'Sends everybody of a family who is active and has a phone or an e-mail address an enrolment link: to all of them, or to ' +
      'nobody (FAMILY-R5, FAMILY-R6).',
    permission: 'settings.users.send_login',
    scope: 'congregation',
    params,
    body: z.strictObject({ prefer: way.default('email') }),
    reply: z.object({
      sent: z.array(z.object({ id: idOrZero, full_name: z.string(), way })),
      left_out: z.array(
        z.object({ id: idOrZero, full_name: z.string(), reason: z.enum(['inactive', 'no-contact']) }),
      ),
    }),
    refusals: [...access.sendInvite.refusals, 'family-unreachable'],
    idempotent: 'key',
    changes: ['access', 'smsTerms'],
  }),
};
