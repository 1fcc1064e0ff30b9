/** Operations that erase deleted people. */
import { z } from 'zod';
import { count, id, idOf, idOrZero, instant, listQuery } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const erasure = {
  listDeletedPeople: operation({
    name: 'erasure.listDeletedPeople',
    method: 'GET',
    path: '/deleted-users',
    summary: 'Deleted people who are not erased yet, latest first',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    query: listQuery('id', 'full_name', 'deleted_at'),
    reply: z.array(
      z.object({
        id: idOf('deleted person'),
        full_name: z.string(),
        deleted_at: instant,
        change_id: idOrZero.nullable().meta({
          description:
            'id of the change that deleted the person, as in POST /journal/{id}/take-back; null once it is gone',
        }),
      }),
    ),
    refusals: [],
    idempotent: 'read',
    reads: ['users'],
  }),
  erasePerson: operation({
    name: 'erasure.erasePerson',
    method: 'POST',
    path: '/deleted-users/{id}/erase',
    summary: 'Erase a deleted person',
    description:
      'Erases names, contacts, dates, sessions, links, messages and their values in the journal. History shows a former publisher, and so do texts of others that contain the full name, phone number or e-mail. Cannot be reverted.',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: z.object({
      ok: z.literal(true),
      replaced: count.meta({
        description: 'rows of other records in which the name or a contact was replaced',
      }),
    }),
    refusals: [],
    idempotent: 'key',
    changes: ['*'],
  }),
};
