/** How the bodies of requests are taken: never decompressed, parsed only for admitted callers, and left unread after a refusal. */
import { bodyBytesOf, bodyValuesOf, type Definition } from '@sheaf/contract/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseForm, parseJson } from '#app/input';
import { isLarge } from '#app/large-body';
import { hasBody } from '#app/slow-senders';
import { EncodedBody, Invalid, Missing } from '#platform/outcome';
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
    return done(request.is404 && hasBody(request) ? new Missing() : undefined);
  });
  // While the process ends, every answer is the last one on its connection.
  app.addHook('onSend', (request: FastifyRequest, reply: FastifyReply, _payload, done) => {
    if (ending?.aborted || endsUnread(request)) reply.header('connection', 'close');
    done();
  });
}

/** The body of an admitted call: what is signed or large is parsed later, by its own reader. */
function parseBody(request: FastifyRequest, text: string, isForm: boolean): unknown {
  const { operation } = request;
  if (!operation) throw new Missing();
  if (isForm && !operation.form) throw new Invalid({ body: ['not-json'] });
  request.bodyText = text;
  if (operation.signed || isLarge(text)) return undefined;
  const most = bodyValuesOf(operation);
  return isForm ? parseForm(text, most) : parseJson(text, most);
}

/** The body of a signed call, once its signature was checked. */
export const parseSigned = (operation: Definition, request: FastifyRequest): unknown => {
  const text = request.bodyText ?? '';
  const most = bodyValuesOf(operation);
  const isForm = (request.headers['content-type'] ?? '').toLowerCase().startsWith(formType);
  return isForm ? parseForm(text, most) : parseJson(text, most);
};

/** JSON is spoken, and forms where an operation says so; an empty body is no body. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  for (const type of ['application/json', formType])
    app.addContentTypeParser(type, { parseAs: 'string' }, async (request: FastifyRequest, text: string) =>
      parseBody(request, text, type === formType),
    );
}
