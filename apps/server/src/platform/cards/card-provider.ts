/**
 * Client for Stripe's hosted checkout over fetch: form-encoded, bearer key, one Idempotency-Key per payment,
 * a timeout, and errors as `{ error: { type, code } }`. Card data never reaches this server (ACCOUNT-R6).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRecent, readSignature } from '@sheaf/rules/messaging/billing/signed-event';
import { z } from 'zod';
import { reportedPaymentOf } from '#platform/cards/reported-payment';
import { askProvider } from '#platform/outbox/provider-answer';

export interface CardAccount {
  secretKey: string;
  webhookSecret: string;
  /** Base URL; differs only in tests. */
  address: string;
}

export interface CardAsk {
  /** Our id of the payment, sent as metadata and returned with every event. */
  reference: string;
  congregationId: number;
  /** Amount in cents, including the fee. */
  totalCents: number;
  currency: string;
  /** Description on the checkout page. */
  description: string;
  email: string | null;
  returnTo: string;
  /** Ledger line, returned in `cancel_url`. */
  line: number;
}

const checkout = z.object({ id: z.string().regex(/^\w{1,100}$/), url: z.string() });

export type CardProvider = ReturnType<typeof openCardProvider>;

const milliseconds = 20_000;

/** Stripe requires at least 30 minutes. */
const openMinutes = 31;

/** API path by Stripe object type; a `Map`, because a type may be `constructor`. */
const paths = new Map([
  ['checkout.session', 'checkout/sessions'],
  ['payment_intent', 'payment_intents'],
  ['charge', 'charges'],
  ['dispute', 'disputes'],
]);

const failed = z.object({ error: z.object({ type: z.string(), code: z.string().nullish() }) });

/** Logs type and code only; Stripe's error sentences may mention the card. */
function readFailure(json: unknown) {
  const read = failed.safeParse(json);
  if (!read.success) return null;
  const { type, code } = read.data.error;
  return { text: `${type} ${code ?? ''}`.trim(), permanent: type === 'card_error' };
}

const named = (prefix: string, { reference, congregationId }: CardAsk) => ({
  [`${prefix}[payment]`]: reference,
  [`${prefix}[congregation]`]: String(congregationId),
});

const checkoutForm = (given: CardAsk, now: Date): Record<string, string> => ({
  mode: 'payment',
  'payment_method_types[0]': 'card',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': given.currency.toLowerCase(),
  'line_items[0][price_data][unit_amount]': String(given.totalCents),
  'line_items[0][price_data][product_data][name]': given.description,
  success_url: `${given.returnTo}?payment=done`,
  cancel_url: `${given.returnTo}?payment=cancelled&of=${given.line}`,
  client_reference_id: given.reference,
  // Rounded to the hour: a retry under the same idempotency key must send the same request.
  expires_at: String(Math.ceil((now.getTime() / 1000 + openMinutes * 60) / 3600) * 3600),
  ...(given.email && { customer_email: given.email }),
  ...named('metadata', given),
  ...named('payment_intent_data[metadata]', given),
});

const chargeForm = (given: CardAsk, token: string): Record<string, string> => ({
  amount: String(given.totalCents),
  currency: given.currency.toLowerCase(),
  confirm: 'true',
  description: given.description,
  'automatic_payment_methods[enabled]': 'true',
  'automatic_payment_methods[allow_redirects]': 'never',
  'payment_method_data[type]': 'card',
  'payment_method_data[card][token]': token,
  ...(given.email && { receipt_email: given.email }),
  ...named('metadata', given),
});

export function openCardProvider({ secretKey, webhookSecret, address }: CardAccount) {
  const ask = (
    method: 'GET' | 'POST',
    path: string,
    given?: { body: Record<string, string>; key: string },
    accepted: readonly number[] = [],
  ) =>
    askProvider(
      {
        url: `${address}/v1/${path}`,
        method,
        headers: {
          authorization: `Bearer ${secretKey}`,
          ...(given && {
            'content-type': 'application/x-www-form-urlencoded',
            'idempotency-key': given.key,
          }),
        },
        ...(given && { body: new URLSearchParams(given.body).toString() }),
        secrets: [secretKey, webhookSecret],
        patience: milliseconds,
        takesOnce: true,
      },
      readFailure,
      accepted,
    );
  return {
    async beginCheckout(given: CardAsk, now: Date): Promise<{ id: string; url: string }> {
      const { json } = await ask('POST', 'checkout/sessions', {
        body: checkoutForm(given, now),
        key: given.reference,
      });
      return checkout.parse(json);
    },

    /**
     * Expires an abandoned checkout page and returns the state of its payment; a paid or expired page is
     * unchanged.
     */
    async closeCheckout(id: string) {
      const page = `checkout/sessions/${id}`;
      const closed = await ask('POST', `${page}/expire`, { body: {}, key: `close ${id}` }, [400]);
      return reportedPaymentOf((closed.status === 400 ? await ask('GET', page) : closed).json);
    },

    async charge(given: CardAsk, token: string) {
      return reportedPaymentOf(
        (await ask('POST', 'payment_intents', { body: chargeForm(given, token), key: given.reference })).json,
      );
    },

    /**
     * Reads the current state of an object, independent of any event; null if it is not one of our payments.
     */
    async read(object: string, id: string) {
      const path = paths.get(object);
      if (!path || !/^\w{1,100}$/.test(id)) return null;
      return reportedPaymentOf(
        (await ask('GET', `${path}/${id}${object === 'dispute' ? '?expand[]=charge' : ''}`)).json,
      );
    },

    /** Verifies the signature over the raw body in constant time (ACCOUNT-R14). */
    isSigned(header: string, body: string, now: Date): boolean {
      const signed = readSignature(header);
      if (!signed || !isRecent(signed, now.getTime())) return false;
      const expected = createHmac('sha256', webhookSecret).update(`${signed.at}.${body}`).digest();
      return signed.signatures.filter((one) => timingSafeEqual(Buffer.from(one, 'hex'), expected)).length > 0;
    },
  };
}
