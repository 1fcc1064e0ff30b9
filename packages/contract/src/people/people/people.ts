/** Operations on people of the congregation (USERS-C1). */
import { hopes } from '@sheaf/rules/people/people/hope';
import { highestOutline } from '@sheaf/rules/people/people/profile';
import { z } from 'zod';
import {
  count,
  date,
  filled,
  id,
  idOf,
  language,
  noContent,
  optional,
  optionalLines,
  optionalText,
  pagedQuery,
  reference,
} from '../../fields.ts';
import { operation } from '../../operation.ts';
import { peopleCommitments } from './commitments.ts';
import { peopleContacts } from './contacts.ts';
import { peoplePartners } from './partners.ts';
import { peoplePhones } from './phones.ts';
import { peopleProfile } from './profile.ts';
import { peopleQualifications } from './qualifications.ts';
import { appointment, gender, hope, person, personDetail, undoable } from './rows.ts';
import { peopleTelephones } from './telephones.ts';
import { peopleVisitors } from './visitors.ts';

const maybeReference = optional(reference);
const maybeDate = optional(date);
const off = z.boolean().default(false);

const personFields = {
  first_name: filled(60),
  last_name: filled(60),
  gender,
  appointment: appointment.default('publisher'),
  email: optionalText(),
  phone: optionalText(40),
  lang: language.optional(),
  roles: z
    .array(reference)
    .max(50)
    .optional()
    .meta({ description: 'unchanged if omitted; an empty list sets the role Publisher' }),
  group_id: maybeReference,
  address: optionalText(),
  emergency: optionalLines(1000),
  active: z.boolean().default(true).meta({ description: 'false deactivates the person' }),
  cart: off,
  pioneer: off,
  special_pioneer: off,
  aux: off,
  dob: maybeDate,
  doi: maybeDate,
  hope: hope.default(hopes.encode('other-sheep')),
  cart_partners: z.array(reference).max(300).optional().meta({ description: 'unchanged if omitted' }),
  public_talk_outlines: z.array(reference.max(highestOutline)).max(300).optional(),
};

export const people = {
  ...peopleCommitments,
  ...peopleContacts,
  ...peopleQualifications,
  ...peoplePhones,
  ...peopleProfile,
  ...peoplePartners,
  ...peopleVisitors,
  ...peopleTelephones,
  listPeople: operation({
    name: 'people.listPeople',
    method: 'GET',
    path: '/users',
    summary: 'People by last name (USERS-R24)',
    description: 'Callers without settings.users receive the fields that everyone may see.',
    permission: 'signed-in',
    scope: 'congregation',
    query: pagedQuery(
      50,
      'id',
      'first_name',
      'last_name',
      'full_name',
      'last_first',
      'appointment',
      'gender',
      'group_id',
      'cart',
      'active',
      'pioneer',
      'special_pioneer',
      'aux',
      'away',
    ),
    reply: z.array(personDetail.partial().extend(person.shape)),
    refusals: [],
    idempotent: 'read',
    reads: [
      'users',
      'lastVisits',
      'groups',
      'families',
      'cartSchedules',
      'meetingAssignments',
      'serviceReports',
    ],
  }),
  listPersonOptions: operation({
    name: 'people.listPersonOptions',
    method: 'GET',
    path: '/users/options',
    summary: 'Choices for the form of a person: groups of the congregation',
    permission: 'settings.users',
    scope: 'congregation',
    reply: z.object({
      groups: z
        .array(z.object({ id: idOf('group, as in GET /groups'), name: z.string() }))
        .meta({ description: 'groups of the congregation' }),
    }),
    refusals: [],
    idempotent: 'read',
    reads: ['groups'],
  }),
  readPerson: operation({
    name: 'people.readPerson',
    method: 'GET',
    path: '/users/{id}',
    summary: 'A person with all fields (USERS-D1)',
    permission: 'settings.users',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: personDetail,
    refusals: [],
    idempotent: 'read',
    reads: ['users', 'lastVisits', 'groups', 'families', 'serviceReports', 'forum'],
  }),
  addPerson: operation({
    name: 'people.addPerson',
    method: 'POST',
    path: '/users',
    summary: 'Add a person (USERS-C1, ROLES-R8)',
    description: 'Refused for roles with permissions that the caller lacks.',
    permission: 'settings.users.add',
    scope: 'congregation',
    body: z.strictObject(personFields),
    reply: personDetail,
    refusals: ['key-not-held'],
    idempotent: 'key',
    changes: ['families', 'users'],
  }),
  editPerson: operation({
    name: 'people.editPerson',
    method: 'PUT',
    path: '/users/{id}',
    summary: 'Change a person (USERS-C1, ROLES-R9, GROUPS-R2, GROUPS-R3, USERS-X18)',
    description:
      'A person who becomes inactive is signed out everywhere and loses future duties and talks; one who is no longer approved for carts loses future shifts. Refused for roles, contacts or deactivation of a person with more permissions than the caller, and for a change that a group leader may not undergo.',
    permission: 'settings.users.edit',
    scope: 'congregation',
    params: z.strictObject({ id }),
    body: z.strictObject({
      ...personFields,
      version: count
        .optional()
        .meta({ description: 'version that was read; a stale one is refused with 409 and the current row' }),
    }),
    reply: personDetail.extend({ change_id: undoable.change_id.optional() }),
    refusals: [
      'stale',
      'key-not-held',
      'rights-beyond-yours',
      'last-role-editor',
      'last-administrator',
      'contact-beyond-yours',
      'leads-group',
      'leader-unfit',
    ],
    idempotent: 'key',
    changes: [
      ...['families', 'fieldMeetings', 'groups', 'notifications', 'users', 'cartSchedules'],
      ...['meetingAssignments', 'attendantSchedule', 'specialMeetings', 'awayTalks', 'publicTalks'],
    ] as const,
  }),
  deletePerson: operation({
    name: 'people.deletePerson',
    method: 'DELETE',
    path: '/users/{id}',
    summary: 'Delete a person (USERS-R23, USERS-X18)',
    description:
      'History keeps the name. Ends all sessions and frees reserved addresses. Future duties, talks and turns are cleared, and the people who assign them are notified. Refused while the person holds a map.',
    permission: 'settings.users.delete',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: noContent.extend(undoable),
    refusals: [
      'own-profile',
      'person-holds-map',
      'key-not-held',
      'rights-beyond-yours',
      'last-role-editor',
      'last-administrator',
    ],
    idempotent: 'key',
    changes: ['*'],
  }),
};
