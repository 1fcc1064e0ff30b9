/** Who is qualified for which part of the meetings (USERS-C6 to C9). */
import { z } from 'zod';
import { id, reference, sizedListQuery } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { person } from './rows.ts';

const part = z.coerce.number<number | string>().int().min(1).max(18).meta({ description: 'part, 1 to 18' });
const qualified = z.object({ id: z.int(), users: z.array(person) });
const personAndPart = z.strictObject({ id, part });

export const peopleQualifications = {
  listParts: operation({
    name: 'people.listParts',
    method: 'GET',
    path: '/parts',
    summary: 'The parts that people are qualified for, in the language of whoever asks (MEET-C12, USERS-D4).',
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
    summary: 'A part with the people who are qualified for it, sorted by last name (USERS-C7, USERS-R15).',
    permission: 'settings.users.qualifications',
    scope: 'congregation',
    params: z.strictObject({ part }),
    reply: z.object({ part: qualified }),
    refusals: [],
    idempotent: 'read',
    reads: ['users'],
    legacy: [{ method: 'GET', path: '/get-part/{part}' }],
  }),
  qualifyPeople: operation({
    name: 'people.qualifyPeople',
    method: 'POST',
    path: '/user-part-qualification',
    summary: 'Qualifies people for a part; nobody, where one of them may not be (USERS-C8, USERS-R9 to R14).',
    permission: 'settings.users.qualifications',
    scope: 'congregation',
    body: z.strictObject({ id: reference.max(18), users: z.array(reference).max(1000) }),
    reply: qualified,
    refusals: ['not-qualifiable'],
    idempotent: 'key',
    changes: ['users'],
  }),
  attachQualification: operation({
    name: 'people.attachQualification',
    method: 'POST',
    path: '/users/{id}/part-qualifications/{part}',
    summary: 'Qualifies one person for a part; everybody may do so for themselves (USERS-C6, USERS-R20).',
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
    summary: 'Takes away the qualifications of a person that need another appointment or gender (USERS-R25).',
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
    summary: 'Takes a qualification away; everybody may do so for themselves (USERS-C6, USERS-C9).',
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
