/** Erasing those who were deleted, for good (trust: erasure). */
import { z } from 'zod';
import { count, id, idOrZero, instant, listQuery } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const erasure = {
  listDeletedPeople: operation({
    name: 'erasure.listDeletedPeople',
    method: 'GET',
    path: '/deleted-users',
    summary: 'Those who were deleted and not erased yet, the latest first.',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    query: listQuery('id', 'full_name', 'deleted_at'),
    reply: z.array(
      z.object({
        id: idOrZero,
        full_name: z.string(),
        deleted_at: instant,
        change_id: idOrZero.nullable().meta({
          description: 'of the journal: taken back, it restores the person; null where it is there no more',
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
    summary:
      'Erases a deleted person for good: names, contacts, dates, sessions, links, messages, and what the journal says of them. ' +
      'History calls them a former publisher, and so does every text of others that holds the full name, the phone or the e-mail.',
    permission: 'settings.roles.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: z.object({
      ok: z.literal(true),
      replaced: count.meta({ description: 'records of others in which the name or a contact stood' }),
    }),
    refusals: [],
    idempotent: 'key',
    changes: ['*'],
  }),
};
