/**
 * Cards through Stripe's hosted checkout, spoken by fetch: form-encoded, bearer key, one Idempotency-Key a payment, a time limit, and
 * errors as `{ error: { type, code } }`. Card data never comes here (ACCOUNT-R6).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRecent, readSignature } from '@sheaf/rules/messaging/billing/signed-event';
import { z } from 'zod';
import { reportedPaymentOf } from '#platform/cards/reported-payment';
import { askProvider } from '#platform/outbox/provider-answer';

export interface CardAccount {
  secretKey: string;
  webhookSecret: string;
  /** Another one only in tests. */
  address: string;
}

export interface CardAsk {
  /** Names the payment in all that the company tells of it. */
  reference: string;
  congregationId: number;
  /** With the fee. */
  totalCents: number;
  currency: string;
  /** What stands on the page of the company. */
  words: string;
  email: string | null;
  returnTo: string;
  /** How its line is called on the way back. */
  line: number;
}

const checkout = z.object({ id: z.string().regex(/^\w{1,100}$/), url: z.string() });

export type CardProvider = ReturnType<typeof openCardProvider>;

const milliseconds = 20_000;

/** The company asks for half an hour at least. */
const openMinutes = 31;

/** By what the company calls the object of an event; a `Map`, as that name may be `constructor`. */
const paths = new Map([
  ['checkout.session', 'checkout/sessions'],
  ['payment_intent', 'payment_intents'],
  ['charge', 'charges'],
  ['dispute', 'disputes'],
]);

const failed = z.object({ error: z.object({ type: z.string(), code: z.string().nullish() }) });

/** Its codes are words of its own; what it says of a card in sentences stays out of our log. */
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
  'line_items[0][price_data][product_data][name]': given.words,
  success_url: `${given.returnTo}?payment=done`,
  cancel_url: `${given.returnTo}?payment=cancelled&of=${given.line}`,
  client_reference_id: given.reference,
  // To the hour: asked again under the same key, it must be the same question.
  expires_at: String(Math.ceil((now.getTime() / 1000 + openMinutes * 60) / 3600) * 3600),
  ...(given.email && { customer_email: given.email }),
  ...named('metadata', given),
  ...named('payment_intent_data[metadata]', given),
});

const chargeForm = (given: CardAsk, token: string): Record<string, string> => ({
  amount: String(given.totalCents),
  currency: given.currency.toLowerCase(),
  confirm: 'true',
  description: given.words,
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
    /** The page on which it is paid. */
    async beginCheckout(given: CardAsk, now: Date): Promise<{ id: string; url: string }> {
      const { json } = await ask('POST', 'checkout/sessions', {
        body: checkoutForm(given, now),
        key: given.reference,
      });
      return checkout.parse(json);
    },

    /** Closes a page that somebody left, and says what became of its payment; one that is paid or closed stays so. */
    async closeCheckout(id: string) {
      const page = `checkout/sessions/${id}`;
      const closed = await ask('POST', `${page}/expire`, { body: {}, key: `close ${id}` }, [400]);
      return reportedPaymentOf((closed.status === 400 ? await ask('GET', page) : closed).json);
    },

    /** Charges a card that the company already knows by a token. */
    async charge(given: CardAsk, token: string) {
      return reportedPaymentOf(
        (await ask('POST', 'payment_intents', { body: chargeForm(given, token), key: given.reference })).json,
      );
    },

    /** What it says of something now, whatever an event said of it; null where that is none of our payments. */
    async read(object: string, id: string) {
      const path = paths.get(object);
      if (!path || !/^\w{1,100}$/.test(id)) return null;
      return reportedPaymentOf(
        (await ask('GET', `${path}/${id}${object === 'dispute' ? '?expand[]=charge' : ''}`)).json,
      );
    },

    /** Over the bytes as they came, in constant time (ACCOUNT-R14). */
    isSigned(header: string, body: string, now: Date): boolean {
      const signed = readSignature(header);
      if (!signed || !isRecent(signed, now.getTime())) return false;
      const expected = createHmac('sha256', webhookSecret).update(`${signed.at}.${body}`).digest();
      return signed.signatures.filter((one) => timingSafeEqual(Buffer.from(one, 'hex'), expected)).length > 0;
    },
  };
}
