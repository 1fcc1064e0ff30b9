/** Last visits of people (USERS-O7). */
import { z } from 'zod';
import { idOf, instant, listQuery } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { appointment } from './rows.ts';

export const peopleVisitors = {
  listVisitors: operation({
    name: 'people.listVisitors',
    method: 'GET',
    path: '/visitors',
    summary: 'Active people with their last visit, latest first (USERS-O7)',
    description: 'People who never visited are last.',
    permission: 'settings.cong.visitors',
    scope: 'congregation',
    query: listQuery('id', 'full_name', 'appointment', 'last_login'),
    reply: z.array(
      z.object({
        id: idOf('person, as in GET /users'),
        full_name: z.string(),
        appointment,
        last_login: instant.nullable(),
      }),
    ),
    refusals: [],
    idempotent: 'read',
    reads: ['users', 'lastVisits'],
  }),
};
