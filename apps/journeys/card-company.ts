/**
 * Fake payment company with the API of Stripe, as far as one payment needs it: its page, and the webhook of
 * the payment.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { cardSecrets, type Place } from './place.ts';

interface Session {
  id: string;
  status: string;
  payment_status: string;
  amount_total: number;
  currency: string;
  success_url: string;
  cancel_url: string;
  metadata: Record<string, string>;
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

function sessionOf(form: URLSearchParams): Session {
  const of = (name: string): string => form.get(name) ?? '';
  return {
    id: `cs_test_${randomBytes(9).toString('hex')}`,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: Number(of('line_items[0][price_data][unit_amount]')),
    currency: of('line_items[0][price_data][currency]'),
    success_url: of('success_url'),
    cancel_url: of('cancel_url'),
    metadata: { payment: of('metadata[payment]'), congregation: of('metadata[congregation]') },
  };
}

/** Signed over time and body, like Stripe's webhooks. */
async function tell({ address }: Place, session: Session): Promise<void> {
  const object = { id: session.id, object: 'checkout.session' };
  const body = JSON.stringify({
    id: `evt_${session.id}`,
    type: 'checkout.session.completed',
    data: { object },
  });
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', cardSecrets.webhookSecret).update(`${at}.${body}`).digest('hex');
  const answer = await fetch(`${address}/api/payment-events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
    body,
  });
  if (!answer.ok) throw new Error(`the event was answered ${answer.status}`);
}

const page = ({
  id,
  amount_total: total,
  cancel_url,
}: Session): string => `<!doctype html><html lang="en"><title>Pay</title>
<main><h1>Pay ${(total / 100).toFixed(2)}</h1><form method="post" action="/pay/${id}"><button>Pay</button></form>
<a href="${cancel_url}">Back</a></main></html>`;

/** @returns a function that stops it */
export async function openCardCompany(place: Place): Promise<() => void> {
  const sessions = new Map<string, Session>();
  const server = createServer(async (request, response) => {
    const form = await formOf(request);
    const closed = request.url!.endsWith('/expire');
    const id = request.url!.split('/').at(closed ? -2 : -1)!;
    if (request.url === '/v1/checkout/sessions') {
      const session = sessionOf(form);
      sessions.set(session.id, session);
      const url = `http://127.0.0.1:${place.cardPort}/pay/${session.id}`;
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ ...session, url }));
    }
    const session = sessions.get(id);
    if (!session) return response.writeHead(404).end('{}');
    if (closed) session.status = 'expired';
    if (request.url!.startsWith('/v1/'))
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ object: 'checkout.session', ...session }));
    if (request.method === 'GET')
      return response.writeHead(200, { 'content-type': 'text/html' }).end(page(session));
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
    await tell(place, session);
    return response.writeHead(303, { location: session.success_url }).end();
  });
  server.listen(place.cardPort, '127.0.0.1');
  await once(server, 'listening');
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
