/** Prometheus metrics: on a separate port, behind a token, or open in development (decision 124). */

import { timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { MissingRow } from '#platform/outcome';
import type { Platform } from '#platform/platform';
import { hashSecret } from '#platform/secrets';

/** Counts that must be 0 without open requests. */
export interface OpenCounts {
  requestsInFlight(): number;
  uploadBytes(): number;
}

const loopback = '127.0.0.1';

function measureNow(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | Promise<number>,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await read());
    },
  });
}

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

function measure(app: FastifyInstance, platform: Platform, counts: OpenCounts): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'sheaf_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer, by operation and status class.',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.operation) {
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      seconds.observe({ operation: request.operation.name, status }, reply.elapsedTime / 1000);
    }
    done();
  });
  const { pool } = platform;
  measureNow(
    registry,
    'sheaf_database_waiting',
    'Requests waiting for a database connection.',
    () => pool.waitingCount,
  );
  measureNow(
    registry,
    'sheaf_database_writes',
    '0 while writes are refused because no standby confirms them, otherwise 1.',
    () => Number(platform.standby?.acceptsWrites() ?? true),
  );
  measureNow(
    registry,
    'sheaf_database_era',
    'Timeline of the database, which a promoted standby and a recovery raise.',
    () => Number(platform.era?.text()?.split('.')[1] ?? 0),
  );
  measureNow(registry, 'sheaf_live_channels', 'Open live channels.', () => platform.live?.size() ?? 0);
  measureNow(registry, 'sheaf_connections', 'Open HTTP connections.', () => connectionsOf(app.server));
  measureNow(registry, 'sheaf_requests_in_flight', 'Requests being carried out.', counts.requestsInFlight);
  measureNow(registry, 'sheaf_upload_bytes', 'Bytes reserved for uploads.', counts.uploadBytes);
  return registry;
}

/** Compares hashes of equal length in constant time. */
const isToken = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(
    hashSecret(/^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''),
    hashSecret(token),
  );

/** Listens from readiness to close of the app. */
function serveOnLoopback(app: FastifyInstance, registry: Registry, port: number): void {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  app.addHook(
    'onReady',
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', ({ message }) =>
          reject(new Error(`The port of SHEAF_METRICS cannot be opened: ${message}. Choose another.`)),
        );
        server.listen(port, loopback, resolve);
      }),
  );
  app.addHook('onClose', (_app, done) => {
    server.closeAllConnections();
    server.close(() => done());
  });
}

export function mountMetrics(app: FastifyInstance, platform: Platform, counts: OpenCounts): void {
  const registry = measure(app, platform, counts);
  const { metrics, development } = platform.settings;
  if (metrics && 'port' in metrics) serveOnLoopback(app, registry, metrics.port);
  const token = metrics && 'token' in metrics ? metrics.token : undefined;
  const isOpen = !metrics && development;
  app.get('/metrics', async (request, reply) => {
    if (!isOpen && token === undefined) throw new MissingRow();
    reply.header('cache-control', 'no-store');
    if (token === undefined || isToken(request, token))
      return reply.type(registry.contentType).send(await registry.metrics());
    return reply.code(401).header('www-authenticate', 'Bearer').send({ ok: false });
  });
}
