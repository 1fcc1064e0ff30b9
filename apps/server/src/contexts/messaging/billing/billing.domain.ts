/** Server manifest of the domain: the prepaid account of a congregation. */
import { billingEntities } from '@sheaf/rules/messaging/billing/journal-entities';
import { billingNightly } from '#contexts/messaging/billing/billing.jobs';
import { billingRoutes } from '#contexts/messaging/billing/billing.routes';
import { removeExpiredPayments } from '#contexts/messaging/billing/card-payments.store';
import { defineDomain } from '#platform/domain';

export const billingDomain = defineDomain({
  name: 'billing',
  owns: ['bank_payments', 'card_payments', 'invoices', 'payment_events'],
  exported: {
    leftOut: { payment_events: 'What the payment company told this installation.' },
    onlyShown: {
      bank_payments: 'They were paid to the operator of this installation.',
      card_payments: 'They were paid to the operator of this installation.',
      invoices: 'The operator of this installation issued them; another one counts its own.',
    },
    leftOutColumns: {
      'card_payments.page': 'It leads to a page of the payment company on which somebody pays.',
    },
  },
  operations: billingRoutes,
  expired: removeExpiredPayments,
  nightly: [billingNightly],
  journal: { kind: 'account', entities: billingEntities },
});
