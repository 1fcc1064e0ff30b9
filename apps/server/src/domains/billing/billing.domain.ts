/** What this domain brings to the server: the account of a congregation. */
import { billingRoutes } from '#domains/billing/billing.routes';
import { defineDomain } from '#platform/domain';

export const billingDomain = defineDomain({
  name: 'billing',
  owns: [],
  operations: billingRoutes,
});
