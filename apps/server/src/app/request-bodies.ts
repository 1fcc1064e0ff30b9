/** Reads request bodies: never decompressed, parsed only for admitted callers, and unread after a refusal. */
import { bodyBytesOf, bodyValuesOf, type Definition } from '@sheaf/contract/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseForm, parseJson } from '#app/input';
import { hasBody } from '#app/slow-senders';
import { EncodedBody, InvalidInput, MissingRow } from '#platform/outcome';
import type { Platform } from '#platform/platform';

declare module 'fastify' {
  interface FastifyRequest {
    bodyText?: string;
  }
}

const formType = 'application/x-www-form-urlencoded';

const isEncoded = ({ headers }: FastifyRequest): boolean =>
  headers['content-encoding'] !== undefined &&
  headers['content-encoding'].trim().toLowerCase() !== 'identity';

/**
 * Whether the connection closes after its answer because of an unread body. A body of allowed length is
 * discarded instead: some clients and proxies lose the answer when the connection closes while they send.
 */
function endsUnread(request: FastifyRequest): boolean {
  const { operation, headers } = request;
  if (!hasBody(request) || request.raw.complete) return false;
  const lawful = operation ? (operation.upload?.bytes ?? 0) + bodyBytesOf(operation) : 0;
  return isEncoded(request) || !(Number(headers['content-length']) <= lawful);
}

/** Refuses bodies that are never read: compressed ones, and bodies of unknown paths. */
export function refuseBodies(app: FastifyInstance, { ending }: Pick<Platform, 'ending'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isEncoded(request)) return done(new EncodedBody());
    return done(request.is404 && hasBody(request) ? new MissingRow() : undefined);
  });
  // During the shutdown every answer closes its connection.
  app.addHook('onSend', (request: FastifyRequest, reply: FastifyReply, _payload, done) => {
    if (ending?.aborted || endsUnread(request)) reply.header('connection', 'close');
    done();
  });
}

const isForm = ({ headers }: FastifyRequest): boolean =>
  (headers['content-type'] ?? '').toLowerCase().startsWith(formType);

/** The parsed body of an admitted call, undefined without one; throws `InvalidInput`. */
export function parseBody(operation: Definition, request: FastifyRequest): unknown {
  const { bodyText: text = '' } = request;
  if (text === '') return undefined;
  const most = bodyValuesOf(operation);
  if (!isForm(request)) return parseJson(text, most);
  if (!operation.form) throw new InvalidInput({ body: ['not-json'] });
  return parseForm(text, most);
}

/** Reads JSON and forms as text, which is parsed when the call runs. */
export function takeBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  for (const type of ['application/json', formType])
    app.addContentTypeParser(type, { parseAs: 'string' }, async (request: FastifyRequest, text: string) => {
      request.bodyText = text;
    });
}
