/** Server-sent events on a hijacked Fastify response. */
import type { FastifyReply } from 'fastify';
import { onceClosed } from '#app/once-closed';
import type { EventStream } from '#platform/replies';

/** Time for the client to read the last bytes after the end; then the connection is destroyed. */
const lastBytesMilliseconds = 5000;

/**
 * An 'error' event without a listener ends the process, and a response emits it for a late write. The
 * following 'close' event ends the channel.
 */
const ignoreError = (): void => {};

export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.on('error', ignoreError);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-content-type-options': 'nosniff',
    // Disables response buffering in proxies.
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  let closed = false;
  const write = (text: string): void => {
    if (!closed && !raw.writableEnded && !raw.destroyed) raw.write(text);
  };
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    unsentBytes: () => raw.writableLength,
    onClose: (listener) => onceClosed(raw, listener),
    close() {
      if (closed) return;
      closed = true;
      if (raw.destroyed || raw.closed) return;
      const late = setTimeout(() => raw.destroy(), lastBytesMilliseconds).unref();
      raw.once('close', () => clearTimeout(late));
      raw.end();
    },
  };
}
