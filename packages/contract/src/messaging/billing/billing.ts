/** Operations on the account of a congregation: balance, lines, invoices (ACCOUNT-C1). */
import { centsOfAmount, leastCents, mostCents } from '@sheaf/rules/messaging/billing/amount';
import { z } from 'zod';
import { id, listQuery, pathIdOf } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { billingCards } from './cards.ts';
import { account, activity } from './rows.ts';

const amount = z
  .number()
  .refine((given) => centsOfAmount(given) !== null, 'not-an-amount')
  .min(leastCents / 100, 'not-an-amount')
  .max(mostCents / 100, 'not-an-amount')
  .meta({ description: 'amount in the currency of the installation, 20 or 20.5', examples: [20] });

export const billing = {
  ...billingCards,
  readAccount: operation({
    name: 'billing.readAccount',
    method: 'GET',
    path: '/account',
    summary: 'Balance of the account, how long it lasts, and spending of this month (ACCOUNT-D2, ACCOUNT-R8)',
    permission: 'settings.account',
    scope: 'congregation',
    reply: account,
    refusals: [],
    idempotent: 'read',
    reads: ['smsTerms', 'congregations', 'users'],
  }),
  listActivity: operation({
    name: 'billing.listActivity',
    method: 'GET',
    path: '/congregations/{id}/accounts',
    summary: 'Lines of the account and unpaid invoices, newest first (ACCOUNT-C1, ACCOUNT-R1)',
    permission: 'settings.account',
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('congregation of the caller') }),
    query: listQuery('id', 'type', 'state', 'issued_at', 'paid_at', 'total'),
    reply: z.array(activity),
    refusals: [],
    idempotent: 'read',
    reads: ['smsTerms', 'account', 'congregations'],
  }),
  readActivity: operation({
    name: 'billing.readActivity',
    method: 'GET',
    path: '/congregations/{id}/accounts/{activity}',
    summary: 'A line of the account (ACCOUNT-C1)',
    permission: 'settings.account',
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('congregation of the caller'), activity: id }),
    reply: activity,
    refusals: [],
    idempotent: 'read',
    reads: ['smsTerms', 'account', 'congregations'],
  }),
  downloadInvoice: operation({
    name: 'billing.downloadInvoice',
    method: 'GET',
    path: '/download-invoice/{invoice}',
    summary: 'Invoice as PDF, by the id of its line (ACCOUNT-C2, ACCOUNT-O3, PRINT-P15)',
    permission: 'settings.account',
    scope: 'congregation',
    params: z.strictObject({ invoice: pathIdOf('entry of the account') }),
    reply: 'file',
    fileTypes: ['application/pdf'],
    ticket: true,
    refusals: [],
    idempotent: 'read',
  }),
  prepay: operation({
    name: 'billing.prepay',
    method: 'POST',
    path: '/prepay-invoice',
    summary: 'Issue an invoice for a payment from 5.00 to 5,000.00 (ACCOUNT-C3)',
    permission: 'settings.account',
    scope: 'congregation',
    body: z.strictObject({ amount }),
    reply: activity,
    refusals: ['prepayments-unpaid'],
    idempotent: 'key',
    changes: ['account'],
  }),
};
