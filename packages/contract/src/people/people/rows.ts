/** Row schemas of a person: for everyone, and for people with settings.users (USERS-D1, USERS-R24). */
import { genders } from '@sheaf/rules/people/people/gender';
import { hopes } from '@sheaf/rules/people/people/hope';
import { appointments } from '@sheaf/rules/people/people/map-candidates';
import { z } from 'zod';
import { count, date, idOf, idOrZero, instant } from '../../fields.ts';
import { serviceReport } from '../../reports/rows.ts';
import { familyOfPerson } from '../families/families.ts';

export const appointment = z.enum(appointments);
export const gender = z.literal(genders.codes);
export const hope = z.literal(hopes.codes);

export const person = z.object({
  id: idOf('person, as in GET /users'),
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  last_first: z.string(),
  appointment: z.string(),
  gender: count,
  group_id: idOrZero.nullable(),
  cart: z.boolean().meta({ description: 'approved for carts' }),
  active: z.boolean().meta({ description: 'false after the person was deactivated' }),
  pioneer: z.boolean(),
  special_pioneer: z.boolean(),
  aux: z.boolean(),
  qualified_parts: z.array(count),
  email: z.string().nullable().meta({
    description:
      'null unless the caller has settings.users, the person oversees a group, or both share a coming booking or part (USERS-R24)',
  }),
  phone: z.string().nullable().meta({
    description:
      'null unless the caller has settings.users, the person oversees a group, or both share a coming booking or part (USERS-R24)',
  }),
  away: z.boolean().meta({ description: 'the person is away today (USERS-O5)' }),
});

export const consent = z.object({ created_at: instant, device: z.string(), ip: z.string() });

export const personDetail = person.extend({
  appointment,
  gender,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  lang: z.string(),
  roles: z.array(idOrZero),
  group_name: z.string().nullable(),
  address: z.string().nullable(),
  emergency: z.string().nullable(),
  dob: date.nullable(),
  doi: date.nullable(),
  hope,
  last_login: instant.nullable().meta({ description: 'time of the last visit (USERS-O7)' }),
  cart_partners: z.array(idOrZero),
  public_talk_outlines: z.array(count),
  current_report: serviceReport
    .nullable()
    .meta({ description: 'report of last month; null if missing (USERS-O4)' }),
  awards: z.object({ ideas_man: count, advocate: count, comments: count }).meta({
    description:
      'activity in feature requests: own topics accepted, likes given, comments written (USERS-O3)',
  }),
  privacy_consent: consent.nullable(),
  family: familyOfPerson.nullable(),
  version: count,
});

/** Link from a reply to the change that can be reverted. */
export const undoable = {
  change_id: idOrZero.nullable().meta({
    description: 'id of the change, as in POST /journal/{id}/take-back; null if nothing changed',
  }),
};
