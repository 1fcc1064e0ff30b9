/**
 * A connection carries one live channel and nothing else while it lasts (decision 123). Node.js begins every pipelined request at once and
 * keeps what is said in its answer until those before it are over: behind a channel that is for up to an hour, and a channel that
 * waits its turn is told changes that nobody reads.
 */
import type { Socket } from 'node:net';
import { spokenLanguage } from '@sheaf/phrases/spoken-languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '#app/answers';
import { onceClosed } from '#app/once-closed';
import { sayProblem } from '#platform/texts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is a live channel. */
    isLive?: boolean;
  }
}

interface Connection {
  unanswered: number;
  carriesLive: boolean;
  /** A pipelined channel was refused: nothing after it is carried out. */
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
