/** Telephone numbers that were stored as text, and how they read in the country of the congregation (USERS-R29). */
import { z } from 'zod';
import { count, filled, id, idOrZero, listQuery } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { personDetail } from './rows.ts';

const base = { permission: 'settings.users.edit', scope: 'congregation' } as const;

export const peoplePhones = {
  listPhonesToCheck: operation({
    ...base,
    name: 'people.listPhonesToCheck',
    method: 'GET',
    path: '/users/phones-to-check',
    summary:
      'People whose telephone number gets no messages, with its reading in the country of the congregation.',
    query: listQuery('id', 'last_first', 'phone', 'reading'),
    reply: z.array(
      z.object({
        id: idOrZero,
        last_first: z.string(),
        phone: z.string().meta({ description: 'as it was typed' }),
        reading: z
          .string()
          .nullable()
          .meta({ description: 'E.164; null if it is no valid number of the country, or no country is set' }),
        version: count,
      }),
    ),
    refusals: [],
    idempotent: 'read',
    reads: ['users', 'congregations'],
  }),
  confirmPhoneReading: operation({
    ...base,
    name: 'people.confirmPhoneReading',
    method: 'POST',
    path: '/users/{id}/phone-reading',
    summary: 'Stores the reading of a telephone number that was kept as text (USERS-R29).',
    params: z.strictObject({ id }),
    body: z.strictObject({
      reading: filled(40).meta({ description: 'as listed; another one is refused' }),
      version: count.meta({ description: 'version seen; a stale one is refused with the current row' }),
    }),
    reply: personDetail,
    refusals: ['stale', 'contact-beyond-yours'],
    idempotent: 'key',
    changes: ['users', 'families'],
  }),
};
