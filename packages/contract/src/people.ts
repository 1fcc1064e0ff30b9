/** People of the congregation, as far as everyone may see them (USERS-R24). */
import { z } from 'zod';
import { count, meta, paging } from './fields.ts';
import { operation } from './operation.ts';

export const person = z.object({
  id: count,
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  last_first: z.string(),
  appointment: z.string(),
  gender: count,
  group_id: count.nullable(),
  cart: z.boolean(),
  active: z.boolean(),
  pioneer: z.boolean(),
  special_pioneer: z.boolean(),
  aux: z.boolean(),
  qualified_parts: z.array(count),
});

export const people = {
  listPeople: operation({
    name: 'people.listPeople',
    method: 'GET',
    path: '/users',
    summary:
      'People, trimmed to what everyone may know: no phone, e-mail, address or dates (USERS-R24). Sorted by last name.',
    permission: 'signed-in',
    scope: 'congregation',
    query: z.strictObject(paging(50)),
    reply: z.array(person).meta({ paged: true, meta }),
    refusals: [],
    idempotent: 'read',
    revisions: ['users'],
  }),
};
