/** What this domain brings to the server: available, preloaded and do-not-call addresses. */
import { addressesJobs, addressesNightly } from '#domains/addresses/addresses.jobs';
import { addressesRoutes } from '#domains/addresses/addresses.routes';
import { defineDomain } from '#platform/domain';

export const addressesDomain = defineDomain({
  name: 'addresses',
  owns: ['available_addresses', 'do_not_calls', 'preloaded_addresses'],
  operations: addressesRoutes,
  tasks: addressesJobs,
  nightly: [addressesNightly],
});
