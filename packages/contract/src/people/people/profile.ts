/** Operations on the caller's profile (USERS-C3 to C5). */
import { highestOutline } from '@sheaf/rules/people/people/profile';
import { z } from 'zod';
import { changeableLines, changeableText, count, filled, language, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { personDetail } from './rows.ts';

const profile = personDetail.extend({
  subscribed: z.boolean().meta({ description: 'receives notifications about public talks (USERS-R17)' }),
  calendar_feed: z.boolean().meta({ description: 'the caller has an active link to a calendar feed' }),
});

export const peopleProfile = {
  readProfile: operation({
    name: 'people.readProfile',
    method: 'GET',
    path: '/profile',
    summary: 'The caller’s own record with all fields (USERS-C3)',
    permission: 'signed-in',
    scope: 'own',
    reply: profile,
    refusals: [],
    idempotent: 'read',
    reads: ['users', 'lastVisits', 'groups', 'families', 'serviceReports', 'forum'],
  }),
  editProfile: operation({
    name: 'people.editProfile',
    method: 'PUT',
    path: '/profile',
    summary: 'Change the caller’s own details (USERS-C3, USERS-R4)',
    description: 'Fields that are not sent are unchanged. A guest may not set address and emergency contact.',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({
      first_name: filled(60),
      last_name: filled(60),
      email: changeableText(),
      phone: changeableText(40),
      lang: language.optional().meta({ description: 'unchanged if omitted' }),
      address: changeableText(),
      emergency: changeableLines(1000),
      subscribed: z
        .boolean()
        .optional()
        .meta({ description: 'receives notifications about public talks; unchanged if omitted' }),
      version: count
        .optional()
        .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' }),
    }),
    reply: profile,
    refusals: ['stale'],
    idempotent: 'key',
    changes: ['users'],
    limits: { recentCheck: true },
  }),
  editPreparedTalks: operation({
    name: 'people.editPreparedTalks',
    method: 'PUT',
    path: '/profile-public-talk-outlines',
    summary: 'Set the public talks that the caller has prepared, by number (USERS-C4, USERS-R17)',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({ outlines: z.array(reference.max(highestOutline)).max(300) }),
    reply: profile,
    refusals: ['not-appointed'],
    idempotent: 'key',
    changes: ['users'],
  }),
  editCartPartners: operation({
    name: 'people.editCartPartners',
    method: 'PUT',
    path: '/profile/partners',
    summary: 'Set the caller’s cart partners (USERS-C5)',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({
      partners: z
        .array(reference)
        .max(300)
        .meta({ description: 'ids of the cart partners, as in GET /users' }),
    }),
    reply: profile,
    refusals: [],
    idempotent: 'key',
    changes: ['users'],
  }),
};
