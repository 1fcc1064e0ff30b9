/**
 * Telephone numbers without a valid format, and their reading in the country of the congregation (USERS-R29).
 */
import { z } from 'zod';
import { count, filled, id, idOf, listQuery } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { personDetail } from './rows.ts';

const base = { permission: 'settings.users.edit', scope: 'congregation' } as const;

export const peoplePhones = {
  listPhonesToCheck: operation({
    ...base,
    name: 'people.listPhonesToCheck',
    method: 'GET',
    path: '/users/phones-to-check',
    summary: 'People whose telephone number cannot receive messages',
    description: 'With the reading of the number in the country of the congregation.',
    query: listQuery('id', 'last_first', 'phone', 'reading'),
    reply: z.array(
      z.object({
        id: idOf('person, as in GET /users'),
        last_first: z.string(),
        phone: z.string().meta({ description: 'number as typed' }),
        reading: z.string().nullable().meta({
          description: 'E.164; null if the number is not valid in the country, or no country is set',
        }),
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
    summary: 'Store the reading of an invalid telephone number (USERS-R29)',
    params: z.strictObject({ id }),
    body: z.strictObject({
      reading: filled(40).meta({
        description: 'same reading as in GET /users/phones-to-check; any other is refused',
      }),
      version: count.meta({
        description: 'version that was read; a stale one is refused with 409 and the current row',
      }),
    }),
    reply: personDetail,
    refusals: ['stale', 'contact-beyond-yours'],
    idempotent: 'key',
    changes: ['users', 'families'],
  }),
};
