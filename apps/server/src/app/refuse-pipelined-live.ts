/**
 * Allows one event stream and nothing else on a connection (decision 123). Node.js starts every pipelined
 * request at once and buffers its answer until earlier ones end: behind a stream that may be an hour, and a
 * waiting stream would buffer changes that nobody reads.
 */
import type { Socket } from 'node:net';
import { spokenLanguage } from '@sheaf/phrases/spoken-languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '#app/answers';
import { onceClosed } from '#app/once-closed';
import { sayProblem } from '#platform/texts';

declare module 'fastify' {
  interface FastifyContextConfig {
    isLive?: boolean;
  }
}

interface Connection {
  unanswered: number;
  carriesLive: boolean;
  /** A pipelined event stream was refused: later requests are dropped. */
  ends: boolean;
}

export const isLive = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.isLive === true;

export function refusePipelinedLive(app: FastifyInstance): void {
  const connections = new WeakMap<Socket, Connection>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const connection = connections.get(socket) ?? { unanswered: 0, carriesLive: false, ends: false };
    connections.set(socket, connection);
    if (connection.carriesLive || connection.ends) {
      reply.hijack();
      if (connection.carriesLive) socket.destroy();
      return;
    }
    const live = isLive(request);
    if (live && connection.unanswered > 0) {
      connection.ends = true;
      const lang = spokenLanguage(request.headers['accept-language'] ?? '');
      reply.header('connection', 'close');
      sendProblem(reply, { status: 400, body: { code: 'invalid', message: sayProblem(lang, 'invalid') } });
      return;
    }
    connection.unanswered += 1;
    connection.carriesLive = live;
    onceClosed(reply.raw, () => {
      connection.unanswered -= 1;
      if (live) connection.carriesLive = false;
    });
    done();
  });
}
