/** What this domain brings to the server: the account of a congregation. */
import { billingEntities } from '@sheaf/rules/billing/journal-entities';
import { billingNightly } from '#domains/billing/billing.jobs';
import { billingRoutes } from '#domains/billing/billing.routes';
import { defineDomain } from '#platform/domain';

export const billingDomain = defineDomain({
  name: 'billing',
  owns: ['invoices'],
  operations: billingRoutes,
  nightly: [billingNightly],
  journal: { kind: 'account', entities: billingEntities },
});
