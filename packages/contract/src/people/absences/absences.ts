/** Days on which people are away (USERS-D2, USERS-C11). */
import { z } from 'zod';
import { count, date, id, idOrZero, listQuery, noContent, optionalText, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { person } from '../people/rows.ts';

const awayDate = z.object({
  id: idOrZero,
  user_id: idOrZero,
  start_date: date,
  end_date: date,
  comment: z.string().nullable(),
  days: count.meta({ description: 'both ends counted (USERS-O10)' }),
  version: count,
});

/** Whether somebody is away may have changed. */
const touched = { users: z.array(person) };
const days = { start_date: date, end_date: date, comment: optionalText() };

export const absences = {
  listAwayDates: operation({
    name: 'absences.listAwayDates',
    method: 'GET',
    path: '/away',
    summary:
      'Days away of the last year and to come: everyone’s with settings.away.admin, else the own (USERS-R19).',
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
    summary: 'Adds days away, the own or with settings.away.admin anyone’s (USERS-C11, USERS-R18).',
    permission: 'signed-in',
    scope: 'congregation',
    body: z.strictObject({
      user_id: reference.optional().meta({ description: 'left out: the own' }),
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
    summary: 'Changes days away, the own or with settings.away.admin anyone’s (USERS-X10).',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      ...days,
      version: count
        .optional()
        .meta({ description: 'version seen; a stale one is refused with the current row' }),
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
    summary: 'Removes days away, the own or with settings.away.admin anyone’s (USERS-C11).',
    permission: 'signed-in',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent.extend(touched),
    refusals: [],
    idempotent: 'key',
    changes: ['users'],
  }),
};
