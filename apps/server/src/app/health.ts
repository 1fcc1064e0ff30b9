/** Whether the process lives, whether it can work, and how it fares. */
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { askDatabase } from '#platform/database/liveness.store';
import type { Platform } from '#platform/platform';

export function mountHealth(app: FastifyInstance, platform: Platform): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'sheaf_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer, by operation and status class.',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'sheaf_database_waiting',
    help: 'Requests waiting for a database connection.',
    registers: [registry],
    collect() {
      this.set(platform.pool.waitingCount);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.operationName) {
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      seconds.observe({ operation: request.operationName, status }, reply.elapsedTime / 1000);
    }
    done();
  });
  app.get('/livez', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await askDatabase(platform.pool);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: ready });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
