/** Telephone numbers of people for the table on a desk (USERS-X30). */
import { z } from 'zod';
import { idOf, listQuery } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const peopleTelephones = {
  listTelephones: operation({
    name: 'people.listTelephones',
    method: 'GET',
    path: '/users/telephones',
    summary: 'Telephone numbers of all people who have one (USERS-X30)',
    description: 'Read for the screen that shows them; a phone does not store them.',
    permission: 'settings.users',
    scope: 'congregation',
    query: listQuery('id', 'phone'),
    reply: z.array(
      z.object({
        id: idOf('person, as in GET /users'),
        phone: z.string().meta({ description: 'number as stored' }),
      }),
    ),
    refusals: [],
    idempotent: 'read',
    reads: ['users'],
  }),
};
