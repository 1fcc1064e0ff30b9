/** Paying in by card (ACCOUNT-C4), and what the payment company tells of it (ACCOUNT-R14). */
import { z } from 'zod';
import { filled, id, noContent, optional, text } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { activity, reported } from './rows.ts';

const wholeCents = z.number().int().min(0).max(10_000_000);

export const billingCards = {
  chargeCard: operation({
    name: 'billing.chargeCard',
    method: 'POST',
    path: '/charge-card',
    summary:
      'Pays in by card: answers the page of the payment company, or charges a card of which a token is given (ACCOUNT-C4).',
    permission: 'settings.account',
    scope: 'congregation',
    body: z.strictObject({
      email: optional(z.email().max(190)).meta({ description: 'where the receipt goes' }),
      amount: wholeCents.meta({
        description: 'cents that are charged, the fee among them',
        examples: [10_333],
      }),
      fee: wholeCents.meta({ examples: [333] }),
      token: filled(200).optional().meta({ description: 'of the payment company, for a card' }),
    }),
    reply: z.object({
      url: z.string().nullable().meta({ description: 'where it is paid; null where the card was charged' }),
      payment: activity,
    }),
    refusals: ['no-cards', 'card-declined', 'cards-unreachable'],
    idempotent: 'key',
    changes: ['account', 'smsTerms'],
  }),
  leaveCardPayment: operation({
    name: 'billing.leaveCardPayment',
    method: 'POST',
    path: '/card-payments/{id}/leave',
    summary:
      'Closes the page of the payment company that somebody left; a payment that went through meanwhile counts (ACCOUNT-R18).',
    permission: 'settings.account',
    scope: 'congregation',
    params: z.strictObject({ id }),
    reply: z.object({ state: z.enum(['open', 'paid', 'cancelled']), reported }),
    refusals: ['no-cards', 'cards-unreachable'],
    idempotent: 'key',
    changes: ['account', 'smsTerms'],
  }),
  takePaymentEvent: operation({
    name: 'billing.takePaymentEvent',
    method: 'POST',
    path: '/payment-events',
    summary:
      'Hears from the payment company that something happened: signed, recent, and once (ACCOUNT-R14).',
    permission: 'public',
    scope: 'none',
    // The company adds fields as it likes.
    body: z.looseObject({
      id: filled(100),
      data: z.looseObject({
        object: z.looseObject({ id: text(200).optional(), object: text(100).optional() }),
      }),
    }),
    reply: noContent,
    refusals: [],
    idempotent: 'natural',
    changes: ['account', 'smsTerms'],
    signed: true,
    limits: { bodyBytes: 262_144, perMinute: 600 },
  }),
};
