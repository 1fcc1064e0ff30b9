/** Server manifest of addresses: available, preloaded and do-not-call addresses. */

import { addressesEntities, addressesOperations } from '@sheaf/rules/territory/addresses/journal-entities';
import { addressesNotifications } from '@sheaf/rules/territory/addresses/notifications';
import { addressesJobs, addressesNightly } from '#contexts/territory/addresses/addresses.jobs';
import { addressesRoutes } from '#contexts/territory/addresses/addresses.routes';
import { addressCommitments } from '#contexts/territory/addresses/available.store';
import { oldNotAtHomes, releaseAddresses } from '#contexts/territory/addresses/leaving.store';
import { addressesGoingBack } from '#contexts/territory/addresses/reminders.store';
import { defineDomain } from '#platform/domain';

export const addressesDomain = defineDomain({
  name: 'addresses',
  owns: ['available_addresses', 'do_not_calls', 'preloaded_addresses'],
  collections: {
    availableAddresses: 'available_addresses',
    preloadedAddresses: 'preloaded_addresses',
    doNotCalls: 'do_not_calls',
  },
  exported: { manyLines: ['preloaded_addresses.note', 'do_not_calls.note'] },
  operations: addressesRoutes,
  notifications: addressesNotifications,
  dueReminders: [addressesGoingBack],
  commitments: addressCommitments,
  journal: { kind: 'addresses', entities: addressesEntities, operations: addressesOperations },
  tasks: addressesJobs,
  nightly: [addressesNightly],
  imported: ['available_addresses', 'do_not_calls', 'preloaded_addresses'],
  personLeaves: {
    clears: ['available_addresses.assigned_to', 'available_addresses.lent_by'],
    run: releaseAddresses,
  },
  traces: { has_work: ['available_addresses.assigned_to', 'available_addresses.lent_by'] },
  retention: [oldNotAtHomes],
});
