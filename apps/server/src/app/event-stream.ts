/** Server-sent events on a response taken out of Fastify's hands. */
import type { FastifyReply } from 'fastify';
import type { EventStream } from '#platform/replies';

export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-content-type-options': 'nosniff',
    // A proxy that collects the answer would deliver it when it is over.
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  return {
    send: (event, data) => void raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => void raw.write(':\n\n'),
    unsentBytes: () => raw.writableLength,
    onClose: (listener) => void raw.once('close', listener),
    close: () => void raw.end(),
  };
}
