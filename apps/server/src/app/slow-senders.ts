/**
 * Limits slow senders: a request counts once its body is read, an address has a bounded number of unread
 * bodies, and late ones are closed.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openAddressCounts } from '#app/address-counts';
import { callerAddress } from '#app/caller-address';
import { Overload } from '#platform/database/pool';

export interface Patience {
  /** Timeout for the head of a request, an ordinary body, and every part of an upload. */
  seconds: number;
  /** Timeout for a whole upload, on the slowest phone connection. */
  uploadSeconds: number;
}

export const ordinaryPatience: Patience = { seconds: 10, uploadSeconds: 180 };

/**
 * An upload continues while at least this many bytes arrived within the timeout: 20 MB take at most three
 * minutes.
 */
const leastUploadBytes = 65_536;
/** Per address, which may be a whole hall behind one router. */
const mostSilentConnections = 300;
const mostUnreadBodies = 64;

/**
 * Connections without a first request. Behind a proxy all share one address, and the proxy has its own
 * limits.
 */
function limitSilentConnections(server: Server): void {
  const silent = openAddressCounts(mostSilentConnections);
  const speaking = new WeakMap<Socket, () => void>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (!silent.add(address)) {
      socket.destroy();
      return;
    }
    let counted = true;
    const spoke = (): void => {
      if (counted) silent.remove(address);
      counted = false;
    };
    speaking.set(socket, spoke);
    socket.once('close', spoke);
  });
  server.prependListener('request', ({ socket }: { socket: Socket }) => speaking.get(socket)?.());
}

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

export const isUpload = (request: FastifyRequest): boolean =>
  /^multipart\//i.test(request.headers['content-type'] ?? '');

/** Closes the connection if the body is late; returns the function that ends the watch. */
function watchBody(request: FastifyRequest, { seconds }: Patience): () => void {
  const { raw } = request;
  const { socket } = raw;
  const upload = isUpload(request);
  let before = socket.bytesRead;
  const watch = setInterval(() => {
    const came = socket.bytesRead - before;
    before = socket.bytesRead;
    if (raw.complete || (upload && came >= leastUploadBytes)) return;
    clearInterval(watch);
    socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy());
  }, seconds * 1000);
  return () => clearInterval(watch);
}

export function limitSlowSenders(app: FastifyInstance, patience: Patience, behindProxy: boolean): void {
  const unread = openAddressCounts(mostUnreadBodies);
  if (!behindProxy) limitSilentConnections(app.server);
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request) || request.raw.complete) return done();
    const address = callerAddress(request);
    if (!unread.add(address)) {
      // Discards the rest of the body.
      reply.header('connection', 'close');
      return done(new Overload('too many unread bodies from one address'));
    }
    const { socket } = request.raw;
    const endWatch = watchBody(request, patience);
    let counted = true;
    const read = (): void => {
      endWatch();
      if (counted) unread.remove(address);
      counted = false;
      socket.removeListener('close', read);
    };
    request.raw.once('end', read);
    socket.once('close', read);
    // An unread body after a refusal is watched until the connection closes; a request without a network has
    // no connection.
    reply.raw.once('close', () => {
      if (socket.destroyed !== false) read();
    });
    done();
  });
}
