/** Rows of the account as they are read (ACCOUNT-D1, ACCOUNT-D2). Money is whole cents of the installation's currency. */
import { activityStates, activityTypes } from '@sheaf/rules/messaging/billing/activity';
import { z } from 'zod';
import { count, idOrZero, instant } from '../../fields.ts';

export const cents = z.number().int();

/** ACCOUNT-R20. */
export const reported = z
  .object({ cents, currency: z.string().meta({ examples: ['EUR'] }) })
  .nullable()
  .meta({
    description:
      'of an open card payment: another amount than was asked for, which the payment company says was paid; nothing was credited',
  });

export const activity = z.object({
  id: idOrZero,
  type: z.enum(activityTypes),
  state: z.enum(activityStates),
  issued_at: instant,
  paid_at: instant.nullable(),
  total: cents.meta({
    description:
      'in cents: what was spent is below zero, what was paid above, an invoice says what it asks for',
  }),
  description: z.string(),
  month: z.string().nullable().meta({ description: 'of what was spent, 2026-11' }),
  number: z.string().nullable().meta({ description: 'of an invoice, five digits' }),
  due_on: z.string().nullable().meta({ format: 'date', description: 'of an invoice' }),
  texts: count.nullable().meta({ description: 'of what was spent: how many texts by SMS' }),
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
  cards: z.boolean().meta({ description: 'this installation takes cards' }),
  payment_details: z
    .array(z.string())
    .meta({ description: 'how an invoice is paid without a card, line by line (ACCOUNT-R19)' }),
  overdraft: cents.meta({ description: 'how far below zero it may stand' }),
  hint: hint.meta({ description: 'how far the balance goes (ACCOUNT-X2)' }),
  spent: z.object({
    month: z.string().meta({ description: 'the one that goes on, 2026-11' }),
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
    .object({ id: idOrZero, full_name: z.string() })
    .nullable()
    .meta({ description: 'who looks after the account (ACCOUNT-O1)' }),
});
