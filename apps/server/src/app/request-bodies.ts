/** How the bodies of requests are taken: never decompressed, parsed only for admitted callers, and left unread after a refusal. */
import { bodyBytesOf, bodyValuesOf, type Definition } from '@sheaf/contract/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseForm, parseJson } from '#app/input';
import { hasBody } from '#app/slow-senders';
import { EncodedBody, InvalidInput, MissingRow } from '#platform/outcome';
import type { Platform } from '#platform/platform';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body before it was parsed. */
    bodyText?: string;
  }
}

const formType = 'application/x-www-form-urlencoded';

const isEncoded = ({ headers }: FastifyRequest): boolean =>
  headers['content-encoding'] !== undefined &&
  headers['content-encoding'].trim().toLowerCase() !== 'identity';

/**
 * Whether a connection ends with its answer because of the unread body. A body of lawful length is discarded instead: some clients and
 * proxies take the answer for lost when the connection ends while they send.
 */
function endsUnread(request: FastifyRequest): boolean {
  const { operation, headers } = request;
  if (!hasBody(request) || request.raw.complete) return false;
  const lawful = operation ? (operation.upload?.bytes ?? 0) + bodyBytesOf(operation) : 0;
  return isEncoded(request) || !(Number(headers['content-length']) <= lawful);
}

/** Refuses what is never read: compressed bodies, and bodies for addresses that nothing answers. */
export function refuseBodies(app: FastifyInstance, { ending }: Pick<Platform, 'ending'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isEncoded(request)) return done(new EncodedBody());
    return done(request.is404 && hasBody(request) ? new MissingRow() : undefined);
  });
  // While the process ends, every answer is the last one on its connection.
  app.addHook('onSend', (request: FastifyRequest, reply: FastifyReply, _payload, done) => {
    if (ending?.aborted || endsUnread(request)) reply.header('connection', 'close');
    done();
  });
}

const isForm = ({ headers }: FastifyRequest): boolean =>
  (headers['content-type'] ?? '').toLowerCase().startsWith(formType);

/** The parsed body of an admitted call, undefined for none; throws `InvalidInput`. */
export function parseBody(operation: Definition, request: FastifyRequest): unknown {
  const { bodyText: text = '' } = request;
  if (text === '') return undefined;
  const most = bodyValuesOf(operation);
  if (!isForm(request)) return parseJson(text, most);
  if (!operation.form) throw new InvalidInput({ body: ['not-json'] });
  return parseForm(text, most);
}

/** Takes JSON and forms as text; they are parsed once the call is carried out. */
export function takeBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  for (const type of ['application/json', formType])
    app.addContentTypeParser(type, { parseAs: 'string' }, async (request: FastifyRequest, text: string) => {
      request.bodyText = text;
    });
}
