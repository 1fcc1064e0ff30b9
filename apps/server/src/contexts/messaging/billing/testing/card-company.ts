/**
 * Stand-in for Stripe: form-encoded requests with a bearer key and an Idempotency-Key, JSON objects and
 * errors, a checkout page that is paid or left, and signed events. A repeated key returns the first response.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const cardSecrets = { secretKey: 'sk_test_stand_in', webhookSecret: 'whsec_stand_in' } as const;

type Row = Record<string, unknown> & { id: string; object: string };
type Metadata = Record<string, string>;

export interface CardEvent {
  id: string;
  object: 'event';
  type: string;
  data: { object: Row };
}

export type CardCompany = Awaited<ReturnType<typeof openCardCompany>>;

const newId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;

/** Parses `metadata[payment]=…` of a form to an object. */
const groupOf = (form: URLSearchParams, prefix: string): Metadata =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = name.startsWith(`${prefix}[`) ? name.slice(prefix.length + 1, -1) : undefined;
      return key && !key.includes('[') ? [[key, value]] : [];
    }),
  );

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

const wrong = (status: number, type: string, code: string) => ({
  status,
  json: { error: { type, code, message: `${code}: said in a sentence` } },
});

/** Signature header of an event. */
export function signatureOf(body: string, at: number, secret: string = cardSecrets.webhookSecret): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Objects of the stand-in, and the operations on them. */
function openBooks(addressOf: () => string) {
  const rows = new Map<string, Row>();
  const answers = new Map<string, { asked: string; answer: { status: number; json: unknown } }>();
  const keep = (row: Row): Row => {
    rows.set(row.id, row);
    return row;
  };
  const chargeFor = (amount: number, currency: unknown, metadata: Metadata): Row =>
    keep({
      id: newId('ch'),
      object: 'charge',
      status: 'succeeded',
      amount,
      currency,
      metadata,
      amount_captured: amount,
      amount_refunded: 0,
    });
  const beginSession = (form: URLSearchParams) => {
    const id = newId('cs_test');
    const total = Number(form.get('line_items[0][price_data][unit_amount]'));
    const session = keep({
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: total,
      currency: form.get('line_items[0][price_data][currency]'),
      url: `${addressOf()}/pay/${id}`,
      success_url: form.get('success_url'),
      cancel_url: form.get('cancel_url'),
      metadata: groupOf(form, 'metadata'),
    });
    return { status: 200, json: session };
  };
  const charge = (form: URLSearchParams) => {
    const token = form.get('payment_method_data[card][token]');
    if (token === 'tok_chargeDeclined') return wrong(402, 'card_error', 'card_declined');
    const metadata = groupOf(form, 'metadata');
    const [amount, currency] = [Number(form.get('amount')), form.get('currency')];
    chargeFor(amount, currency, metadata);
    const intent = {
      id: newId('pi'),
      object: 'payment_intent',
      status: 'succeeded',
      metadata,
      amount,
      amount_received: amount,
      currency,
    };
    return { status: 200, json: keep(intent) };
  };
  const expire = (id: string) => {
    const session = rows.get(id);
    if (!session) return wrong(404, 'invalid_request_error', 'resource_missing');
    if (session.status !== 'open') return wrong(400, 'invalid_request_error', 'session_not_open');
    return { status: 200, json: Object.assign(session, { status: 'expired' }) };
  };
  const post = (path: string, form: URLSearchParams) => {
    if (path === '/v1/checkout/sessions') return beginSession(form);
    if (path === '/v1/payment_intents') return charge(form);
    if (path.endsWith('/expire')) return expire(path.split('/').at(-2)!);
    return wrong(404, 'invalid_request_error', 'resource_missing');
  };
  return {
    rows,
    keep,
    chargeFor,
    postOnce(path: string, form: URLSearchParams, key: string) {
      const asked = `${path} ${form}`;
      const known = answers.get(key);
      if (known && known.asked !== asked) return wrong(400, 'idempotency_error', 'idempotency_key_in_use');
      const answer = known?.answer ?? post(path, form);
      answers.set(key, { asked, answer });
      return answer;
    },
    read(url: URL) {
      const row = rows.get(url.pathname.split('/').at(-1)!);
      if (!row) return wrong(404, 'invalid_request_error', 'resource_missing');
      const expanded = url.searchParams.has('expand[]') ? { charge: rows.get(String(row.charge)) } : {};
      return { status: 200, json: { ...row, ...expanded } };
    },
  };
}

export async function openCardCompany() {
  const asked: { path: string; key: string | undefined }[] = [];
  /** Answers, does not respond, or fails. */
  let mood: 'well' | 'silent' | 'broken' = 'well';
  const books = openBooks(() => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://company.test');
    const form = await bodyOf(request);
    const key = request.headers['idempotency-key'] as string | undefined;
    const say = ({ status, json }: { status: number; json: unknown }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    asked.push({ path: `${request.method} ${url.pathname}`, key });
    if (mood === 'silent') return request.socket.destroy();
    if (mood === 'broken') return say(wrong(500, 'api_error', 'boom'));
    if (request.headers.authorization !== `Bearer ${cardSecrets.secretKey}`)
      return say(wrong(401, 'invalid_request_error', 'api_key_invalid'));
    return say(
      request.method === 'POST' ? books.postOnce(url.pathname, form, key ?? newId('key')) : books.read(url),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const eventOf = (type: string, row: Row): CardEvent => ({
    id: newId('evt'),
    object: 'event',
    type,
    data: { object: { ...row } },
  });
  const sessions = () => [...books.rows.values()].filter(({ object }) => object === 'checkout.session');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    sessions,
    setMood: (next: typeof mood) => {
      mood = next;
    },
    /** Pays on the checkout page. @returns the resulting events. */
    pay(session: Row): CardEvent[] {
      Object.assign(session, { status: 'complete', payment_status: 'paid' });
      const charge = books.chargeFor(
        Number(session.amount_total),
        session.currency,
        session.metadata as Metadata,
      );
      Object.assign(session, { paid_by: charge.id });
      return [
        eventOf('checkout.session.completed', session),
        eventOf('charge.succeeded', charge),
        eventOf('product.created', { id: newId('prod'), object: 'product' }),
      ];
    },
    expire(session: Row): CardEvent[] {
      Object.assign(session, { status: 'expired' });
      return [eventOf('checkout.session.expired', session)];
    },
    /** Refunds up to this total. */
    refund(session: Row, cents: number): CardEvent[] {
      const charge = books.rows.get(String(session.paid_by))!;
      Object.assign(charge, { amount_refunded: cents });
      return [eventOf('charge.refunded', charge)];
    },
    dispute(session: Row, status: string, known?: Row): { dispute: Row; events: CardEvent[] } {
      const { amount } = books.rows.get(String(session.paid_by))!;
      const dispute =
        known ?? books.keep({ id: newId('dp'), object: 'dispute', amount, charge: session.paid_by });
      Object.assign(dispute, { status });
      return { dispute, events: [eventOf('charge.dispute.updated', dispute)] };
    },
    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
