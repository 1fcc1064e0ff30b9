/** Operations on qualifications of people for meeting parts (USERS-C6 to C9). */
import { z } from 'zod';
import { id, reference, sizedListQuery } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { person } from './rows.ts';

const part = z.coerce
  .number<number | string>()
  .int()
  .min(1)
  .max(18)
  .meta({ description: 'qualification, 1 to 18' });
const qualified = z.object({
  id: z.int().meta({ description: 'qualification, 1 to 18' }),
  users: z.array(person).meta({ description: 'people with the qualification' }),
});
const personAndPart = z.strictObject({ id, part });

export const peopleQualifications = {
  listParts: operation({
    name: 'people.listParts',
    method: 'GET',
    path: '/parts',
    summary: 'Qualifications for meeting parts, in the language of the caller (MEET-C12, USERS-D4)',
    permission: 'signed-in',
    scope: 'congregation',
    query: sizedListQuery(1000, 'id', 'name'),
    reply: z.array(z.object({ id: part, name: z.string() })),
    refusals: [],
    idempotent: 'read',
    reads: ['translations'],
  }),
  readPart: operation({
    name: 'people.readPart',
    method: 'GET',
    path: '/parts/{part}',
    summary: 'A qualification with the people who have it, by last name (USERS-C7, USERS-R15)',
    permission: 'settings.users.qualifications',
    scope: 'congregation',
    params: z.strictObject({ part }),
    reply: z.object({ part: qualified.meta({ description: 'the qualification' }) }),
    refusals: [],
    idempotent: 'read',
    reads: ['users'],
    legacy: [{ method: 'GET', path: '/get-part/{part}' }],
  }),
  qualifyPeople: operation({
    name: 'people.qualifyPeople',
    method: 'POST',
    path: '/user-part-qualification',
    summary: 'Give people a qualification (USERS-C8, USERS-R9 to R14)',
    description: 'Changes nothing if one of them may not have it.',
    permission: 'settings.users.qualifications',
    scope: 'congregation',
    body: z.strictObject({
      id: reference.max(18).meta({ description: 'qualification, 1 to 18, as in GET /parts' }),
      users: z.array(reference).max(1000),
    }),
    reply: qualified,
    refusals: ['not-qualifiable'],
    idempotent: 'key',
    changes: ['users'],
  }),
  attachQualification: operation({
    name: 'people.attachQualification',
    method: 'POST',
    path: '/users/{id}/part-qualifications/{part}',
    summary: 'Give a person a qualification (USERS-C6, USERS-R20)',
    description: 'Everyone may add their own.',
    permission: 'signed-in',
    scope: 'congregation',
    params: personAndPart,
    reply: person,
    refusals: ['qualification-not-yours', 'not-qualifiable'],
    idempotent: 'key',
    changes: ['users'],
    legacy: [{ method: 'GET', path: '/user/{id}/part-qualification/{part}/attach' }],
  }),
  removeUnfitQualifications: operation({
    name: 'people.removeUnfitQualifications',
    method: 'DELETE',
    path: '/users/{id}/unfit-qualifications',
    summary: 'Remove qualifications that a person’s appointment or gender no longer allows (USERS-R25)',
    permission: 'settings.users.qualifications',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: person,
    refusals: [],
    idempotent: 'key',
    changes: ['users'],
  }),
  detachQualification: operation({
    name: 'people.detachQualification',
    method: 'DELETE',
    path: '/users/{id}/part-qualifications/{part}',
    summary: 'Remove a qualification of a person (USERS-C6, USERS-C9)',
    description: 'Everyone may remove their own.',
    permission: 'signed-in',
    scope: 'congregation',
    params: personAndPart,
    reply: person,
    refusals: ['qualification-not-yours'],
    idempotent: 'key',
    changes: ['users'],
    legacy: [{ method: 'GET', path: '/user/{id}/part-qualification/{part}/detach' }],
  }),
};
