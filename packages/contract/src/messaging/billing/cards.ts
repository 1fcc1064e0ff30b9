/** Operations on card payments (ACCOUNT-C4), and the webhook of the payment provider (ACCOUNT-R14). */
import { z } from 'zod';
import { filled, noContent, optional, pathIdOf, text } from '../../fields.ts';
import { operation } from '../../operation.ts';
import { activity, reported } from './rows.ts';

const wholeCents = z.number().int().min(0).max(10_000_000);

export const billingCards = {
  chargeCard: operation({
    name: 'billing.chargeCard',
    method: 'POST',
    path: '/charge-card',
    summary: 'Pay by card (ACCOUNT-C4)',
    description: 'Returns the payment page of the provider, or charges the card of a token.',
    permission: 'settings.account',
    scope: 'congregation',
    body: z.strictObject({
      email: optional(z.email().max(190)).meta({ description: 'e-mail address for the receipt' }),
      amount: wholeCents.meta({
        description: 'charged amount in cents, including the fee',
        examples: [10_333],
      }),
      fee: wholeCents.meta({ description: 'cents of the fee in `amount`', examples: [333] }),
      token: filled(200).optional().meta({ description: 'card token of the payment provider' }),
    }),
    reply: z.object({
      url: z.string().nullable().meta({ description: 'payment page; null if the card was charged' }),
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
    summary: 'Close the payment page of a card payment (ACCOUNT-R18)',
    description: 'A payment that completed before the page was closed is credited.',
    permission: 'settings.account',
    scope: 'congregation',
    params: z.strictObject({ id: pathIdOf('card payment') }),
    reply: z.object({
      state: z
        .enum(['open', 'paid', 'cancelled'])
        .meta({ description: 'state of the payment after the call' }),
      reported,
    }),
    refusals: ['no-cards', 'cards-unreachable'],
    idempotent: 'key',
    changes: ['account', 'smsTerms'],
  }),
  takePaymentEvent: operation({
    name: 'billing.takePaymentEvent',
    method: 'POST',
    path: '/payment-events',
    summary: 'Webhook of the payment provider (ACCOUNT-R14)',
    description: 'Signed, at most 300 seconds old, processed once.',
    permission: 'public',
    scope: 'none',
    // The provider may add fields.
    body: z.looseObject({
      id: filled(100).meta({ description: 'id of the event at the provider' }),
      data: z
        .looseObject({
          object: z.looseObject({ id: text(200).optional(), object: text(100).optional() }),
        })
        .meta({ description: 'data of the event' }),
    }),
    reply: noContent,
    refusals: [],
    idempotent: 'natural',
    changes: ['account', 'smsTerms'],
    signed: true,
    limits: { bodyBytes: 262_144, perMinute: 600 },
  }),
};
