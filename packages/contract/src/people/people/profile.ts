/** The own profile (USERS-C3 to C5). */
import { highestOutline } from '@sheaf/rules/people/people/profile';
import { z } from 'zod';
import { changeableLines, changeableText, count, filled, language, reference } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { personDetail } from './rows.ts';

const profile = personDetail.extend({
  subscribed: z.boolean().meta({ description: 'hears of what concerns public talks (USERS-R17)' }),
  calendar_feed: z.boolean().meta({ description: 'a feed link was made and works' }),
});

export const peopleProfile = {
  readProfile: operation({
    name: 'people.readProfile',
    method: 'GET',
    path: '/profile',
    summary: 'Everything kept of oneself (USERS-C3).',
    permission: 'signed-in',
    scope: 'own',
    reply: profile,
    refusals: [],
    idempotent: 'read',
    reads: ['users', 'groups', 'families', 'serviceReports', 'forum'],
  }),
  editProfile: operation({
    name: 'people.editProfile',
    method: 'PUT',
    path: '/profile',
    summary:
      'Changes the own details that are named (USERS-C3, USERS-R4); a guest’s address and emergency contact are refused.',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({
      first_name: filled(60),
      last_name: filled(60),
      email: changeableText(),
      phone: changeableText(40),
      lang: language.optional().meta({ description: 'left out it stays' }),
      address: changeableText(),
      emergency: changeableLines(1000),
      subscribed: z.boolean().optional(),
      version: count
        .optional()
        .meta({ description: 'version seen; a stale one is refused with the current row' }),
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
    summary: 'The public talks one has prepared, by outline number (USERS-C4, USERS-R17).',
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
    summary: 'Those with whom one goes out at the carts (USERS-C5).',
    permission: 'signed-in',
    scope: 'own',
    body: z.strictObject({ partners: z.array(reference).max(300) }),
    reply: profile,
    refusals: [],
    idempotent: 'key',
    changes: ['users'],
  }),
};
