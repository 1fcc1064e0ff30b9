/** People who can be contacts of the congregation (COMMON-R21). */
import { z } from 'zod';
import { idOf, listQuery } from '../../fields.ts';
import { operation } from '../../operation.ts';

export const peopleContacts = {
  listContacts: operation({
    name: 'people.listContacts',
    method: 'GET',
    path: '/users/contacts',
    summary: 'Active people who have an e-mail address (COMMON-R21)',
    description: 'The address itself is not returned.',
    permission: 'settings.cong.edit',
    scope: 'congregation',
    query: listQuery('id', 'last_first'),
    reply: z.array(z.object({ id: idOf('person, as in GET /users'), last_first: z.string() })),
    refusals: [],
    idempotent: 'read',
    reads: ['users'],
  }),
};
