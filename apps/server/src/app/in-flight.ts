/**
 * Limits concurrent requests. A request with a body counts when the body is complete, because it costs almost
 * nothing before.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { onceClosed } from '#app/once-closed';
import { isLive } from '#app/refuse-pipelined-live';
import { hasBody, isUpload } from '#app/slow-senders';
import { Overload } from '#platform/database/pool';

/** Further requests are refused with Retry-After: late answers help nobody. */
const mostInFlight = 600;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts the request until its answer is sent; throws `Overload` beyond the limit. */
    enterInFlight(reply: FastifyReply): void;
  }
}

export function limitInFlight(app: FastifyInstance): () => number {
  let inFlight = 0;
  const left = (): void => {
    inFlight -= 1;
  };
  const full = (): Overload => new Overload('too many requests in flight');
  const enters = (reply: FastifyReply): boolean => {
    if (inFlight >= mostInFlight) return false;
    inFlight += 1;
    onceClosed(reply.raw, left);
    return true;
  };
  app.decorate('enterInFlight', (reply) => {
    if (!enters(reply)) throw full();
  });
  // A silent event stream costs nothing.
  const counts = (request: FastifyRequest): boolean =>
    request.routeOptions.url?.startsWith('/api/') === true && !isLive(request);
  app.addHook('onRequest', (request, reply, done) => {
    if (!counts(request) || hasBody(request)) return done();
    return done(enters(reply) ? undefined : full());
  });
  // Uploads are read later, and counted then.
  app.addHook('preHandler', (request, reply, done) => {
    if (!hasBody(request) || !counts(request) || isUpload(request)) return done();
    return done(enters(reply) ? undefined : full());
  });
  return () => inFlight;
}
