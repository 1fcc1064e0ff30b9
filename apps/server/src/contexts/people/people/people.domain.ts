import { peopleEntities } from '@sheaf/rules/people/people/journal-entities';
import { peopleNotifications } from '@sheaf/rules/people/people/notifications';
import { heldPeople } from '#contexts/people/people/held-people.store';
import { leaving } from '#contexts/people/people/leaving.store';
import { peopleRoutes } from '#contexts/people/people/people.routes';
import { peopleRevert } from '#contexts/people/people/people-revert';
import { defineDomain } from '#platform/domain';

export const peopleDomain = defineDomain({
  name: 'people',
  owns: ['people'],
  exported: {
    manyLines: ['people.emergency'],
    leftOutColumns: {
      'people.ical_hash': 'The secret of a calendar feed that leads to this installation.',
      'people.consent_at':
        'They agreed to what the operator of this installation does with their data, and are asked anew.',
      'people.consent_device': 'It belongs to the consent.',
      'people.consent_ip': 'It belongs to the consent.',
    },
  },
  publishes: ['current_people', 'person_births', 'person_names'],
  collections: { users: 'people where deleted_at is null' },
  operations: peopleRoutes,
  notifications: peopleNotifications,
  mailAddress: heldPeople.mailAddress,
  journal: {
    kind: 'people',
    entities: peopleEntities,
    operations: {
      'people.deletePerson': { freesOthers: true },
      'people.editPerson': { freesOthers: true },
      'people.approveForCarts': { freesOthers: true },
    },
    revert: peopleRevert,
  },
  personLeaves: { clears: [], run: (tenant, { personId }) => leaving.releasePartners(tenant, personId) },
});
