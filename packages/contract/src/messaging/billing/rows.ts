/**
 * Row schemas of the account (ACCOUNT-D1, ACCOUNT-D2). Amounts are whole cents in the currency of the
 * installation.
 */
import { activityStates, activityTypes } from '@sheaf/rules/messaging/billing/activity';
import { z } from 'zod';
import { count, idOf, instant } from '../../fields.ts';

export const cents = z.number().int();

/** Paid amount, if it differs from the requested one (ACCOUNT-R20). */
export const reported = z
  .object({ cents, currency: z.string().meta({ examples: ['EUR'] }) })
  .nullable()
  .meta({
    description:
      'amount that the provider reports for an open card payment, if it differs from the requested one; nothing was credited',
  });

export const activity = z.object({
  id: idOf('entry of the account'),
  type: z
    .enum(activityTypes)
    .meta({ description: 'invoice: amount to pay; payment: money received; cost: spending of a month' }),
  state: z.enum(activityStates).meta({ description: 'open, issued, paid or overdue' }),
  issued_at: instant,
  paid_at: instant.nullable(),
  total: cents.meta({
    description: 'cents; negative for spending, positive for payments, the requested amount for an invoice',
  }),
  description: z.string(),
  month: z.string().nullable().meta({ description: 'month of the spending, 2026-11; null otherwise' }),
  number: z.string().nullable().meta({ description: 'number of the invoice, five digits; null otherwise' }),
  due_on: z
    .string()
    .nullable()
    .meta({ format: 'date', description: 'due date of the invoice; null otherwise' }),
  texts: count.nullable().meta({ description: 'number of SMS in the spending; null otherwise' }),
  reported,
});

const hint = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quiet') }),
  z.object({ kind: z.literal('empty') }),
  z.object({ kind: z.literal('enough'), months: count }),
  z.object({ kind: z.literal('low') }),
  z.object({ kind: z.literal('owing'), left: cents }),
  z.object({ kind: z.literal('used-up') }),
]);

export const account = z.object({
  balance: cents,
  cards: z.boolean().meta({ description: 'this installation accepts cards' }),
  payment_details: z
    .array(z.string())
    .meta({ description: 'lines that explain how to pay an invoice without a card (ACCOUNT-R19)' }),
  overdraft: cents.meta({ description: 'cents by which the balance may be negative' }),
  hint: hint.meta({ description: 'how long the balance lasts (ACCOUNT-X2)' }),
  spent: z.object({
    month: z.string().meta({ description: 'current month, 2026-11' }),
    cents,
    causes: z.array(
      z.object({
        cause: z.enum(['manual', 'invites', 'automatic', 'returned']),
        texts: count,
        cents,
      }),
    ),
  }),
  accounts_pub: z
    .object({ id: idOf('person, as in GET /users'), full_name: z.string() })
    .nullable()
    .meta({ description: 'person responsible for the account (ACCOUNT-O1)' }),
});
