/** What this domain brings to the server: the account of a congregation. */
import { billingEntities } from '@sheaf/rules/billing/journal-entities';
import { billingNightly } from '#domains/billing/billing.jobs';
import { billingRoutes } from '#domains/billing/billing.routes';
import { removeExpiredPayments } from '#domains/billing/expired-payments.store';
import { defineDomain } from '#platform/domain';

export const billingDomain = defineDomain({
  name: 'billing',
  owns: ['bank_payments', 'card_payments', 'invoices', 'payment_events'],
  operations: billingRoutes,
  expired: removeExpiredPayments,
  nightly: [billingNightly],
  journal: { kind: 'account', entities: billingEntities },
});
