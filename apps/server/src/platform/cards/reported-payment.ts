/** Parses Stripe's checkout, payment intent, charge and dispute objects. */
import { disputeOf, type PaymentFacts } from '@sheaf/rules/messaging/billing/card-payment';
import { z } from 'zod';

export interface ReportedPayment {
  reference: string;
  congregationId: number;
  facts: PaymentFacts;
}

const metadata = z.looseObject({
  payment: z.string().regex(/^[0-9a-f]{64}$/),
  congregation: z.coerce.number<string>().int().min(1),
});

const cents = z.number().int().min(0);
/** Stripe writes currency codes in lower case. */
const currency = z
  .string()
  .regex(/^[A-Za-z]{3}$/)
  .transform((code) => code.toUpperCase());

const shapes = z.discriminatedUnion('object', [
  z.looseObject({
    object: z.literal('checkout.session'),
    status: z.string().nullable(),
    payment_status: z.string(),
    amount_total: cents,
    currency,
    metadata,
  }),
  z.looseObject({
    object: z.literal('payment_intent'),
    status: z.string(),
    amount_received: cents,
    currency,
    metadata,
  }),
  z.looseObject({
    object: z.literal('charge'),
    status: z.string(),
    amount_captured: cents,
    amount_refunded: cents,
    currency,
    metadata,
  }),
  z.looseObject({
    object: z.literal('dispute'),
    id: z.string().max(100),
    amount: cents,
    status: z.string(),
    charge: z.looseObject({ amount_captured: cents, currency, metadata }),
  }),
]);

type PaymentMessage = z.infer<typeof shapes>;

function factsOf(told: PaymentMessage): PaymentFacts {
  if (told.object === 'checkout.session')
    return {
      paid: told.payment_status === 'paid',
      amount: { cents: told.amount_total, currency: told.currency },
      cancelled: told.status === 'expired',
    };
  if (told.object === 'dispute')
    return {
      paid: true,
      amount: { cents: told.charge.amount_captured, currency: told.charge.currency },
      dispute: { id: told.id, ...disputeOf(told.status, told.amount) },
    };
  const paid = told.status === 'succeeded';
  const { currency } = told;
  return told.object === 'charge'
    ? { paid, amount: { cents: told.amount_captured, currency }, refunded: told.amount_refunded }
    : { paid, amount: { cents: told.amount_received, currency } };
}

/** Null if it is not one of our payments: the same account may take other payments. */
export function reportedPaymentOf(json: unknown): ReportedPayment | null {
  const read = shapes.safeParse(json);
  if (!read.success) return null;
  const told = read.data;
  const { payment, congregation } = told.object === 'dispute' ? told.charge.metadata : told.metadata;
  return { reference: payment, congregationId: congregation, facts: factsOf(told) };
}
