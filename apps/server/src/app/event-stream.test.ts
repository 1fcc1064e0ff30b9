import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { openEventStream } from '#app/event-stream';
import type { EventStream } from '#platform/replies';

const server = createServer();

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function openStream(): Promise<{ raw: ServerResponse; stream: EventStream; answer: Response }> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asked = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const [, raw] = (await once(server, 'request')) as [unknown, ServerResponse];
  const stream = openEventStream({ raw, hijack: () => {} } as unknown as FastifyReply);
  return { raw, stream, answer: await asked };
}

it('X-PROCESS-1 sends nothing on a closed stream', async () => {
  const { raw, stream, answer } = await openStream();
  const errors: Error[] = [];
  raw.on('error', (error) => errors.push(error));
  stream.send('changed', { maps: 1 });
  stream.close();
  stream.send('changed', { maps: 2 });
  stream.beat();
  stream.close();
  expect(await answer.text()).toBe('event: changed\ndata: {"maps":1}\n\n');
  expect(errors).toEqual([]);
});

it('X-PROCESS-1 survives an error of its response', async () => {
  const { raw } = await openStream();
  expect(() => raw.emit('error', new Error('write EPIPE'))).not.toThrow();
});
