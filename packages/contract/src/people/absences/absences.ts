/** Operations on days away (USERS-D2, USERS-C11). */
import { z } from 'zod';
import {
  count,
  date,
  id,
  idOf,
  idOrZero,
  listQuery,
  noContent,
  optionalText,
  reference,
} from '../../fields.ts';
import { operation } from '../../operation.ts';
import { person } from '../people/rows.ts';

const awayDate = z.object({
  id: idOf('period away, as in GET /away'),
  user_id: idOrZero,
  start_date: date,
  end_date: date,
  comment: z.string().nullable(),
  days: count.meta({ description: 'number of days, including first and last (USERS-O10)' }),
  version: count,
});

/** Also changes `away` of people. */
const touched = { users: z.array(person).meta({ description: 'the person with the new value of `away`' }) };
const days = { start_date: date, end_date: date, comment: optionalText() };

export const absences = {
  listAwayDates: operation({
    name: 'absences.listAwayDates',
    method: 'GET',
    path: '/away',
    summary: 'Days away of the last year and in the future (USERS-R19)',
    description: 'Everyone’s with settings.away.admin, otherwise the caller’s.',
    permission: 'signed-in',
    scope: 'congregation',
    query: listQuery('id', 'user_id', 'start_date', 'end_date', 'days'),
    reply: z.array(awayDate),
    refusals: [],
    idempotent: 'read',
    reads: ['users'],
  }),
  addAwayDate: operation({
    name: 'absences.addAwayDate',
    method: 'POST',
    path: '/away',
    summary: 'Add days away (USERS-C11, USERS-R18)',
    description: 'The caller’s, or anyone’s with settings.away.admin.',
    permission: 'signed-in',
    scope: 'congregation',
    body: z.strictObject({
      user_id: reference.optional().meta({ description: 'the caller if omitted' }),
      ...days,
    }),
    reply: awayDate.extend(touched),
    refusals: ['away-not-yours', 'away-overlaps'],
    idempotent: 'key',
    changes: ['notifications', 'users'],
  }),
  editAwayDate: operation({
    name: 'absences.editAwayDate',
    method: 'PUT',
    path: '/away/{id}',
    summary: 'Change days away (USERS-X10)',
    description: 'The caller’s, or anyone’s with settings.away.admin.',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      ...days,
      version: count
        .optional()
        .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' }),
    }),
    reply: awayDate,
    refusals: ['stale', 'away-overlaps'],
    idempotent: 'key',
    changes: ['notifications', 'users'],
  }),
  deleteAwayDate: operation({
    name: 'absences.deleteAwayDate',
    method: 'DELETE',
    path: '/away/{id}',
    summary: 'Delete days away (USERS-C11)',
    description: 'The caller’s, or anyone’s with settings.away.admin.',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent.extend(touched),
    refusals: [],
    idempotent: 'key',
    changes: ['users'],
  }),
};
