/** Whether the process lives, whether it can work, and how it fares. */
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { poolerSentence } from '#platform/database/explain-connection';
import { askDatabase } from '#platform/database/liveness.store';
import type { Platform } from '#platform/platform';

/** For whoever runs the installation, so in the language of its commands and its log. */
const reasons = {
  'database-away': 'The database does not answer. It is tried again with every request.',
  'settings-lost': poolerSentence,
  'not-heard': poolerSentence,
  ending: 'The process ends. Another one answers.',
  'disk-full': 'The disk of the database is full. Make room; nothing can be saved until then.',
} as const;

async function unreadyReason(platform: Platform): Promise<keyof typeof reasons | undefined> {
  if (platform.ending?.aborted) return 'ending';
  if (!(await askDatabase(platform.pool))) return 'database-away';
  const trouble = platform.poolWatch?.trouble();
  if (trouble) return trouble;
  return (await platform.disk.isFull(platform.clock())) ? 'disk-full' : undefined;
}

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
    reply.header('cache-control', 'no-store');
    const reason = await unreadyReason(platform);
    if (reason === undefined) return reply.send({ ok: true });
    return reply.code(503).header('retry-after', 2).send({ ok: false, reason, message: reasons[reason] });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
