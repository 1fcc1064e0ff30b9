/** Liveness and readiness endpoints. */
import type { FastifyInstance } from 'fastify';
import { poolerSentence, standbySentence } from '#platform/database/explain-connection';
import { type Liveness, openLiveness } from '#platform/database/liveness.store';
import type { Platform } from '#platform/platform';

/** For operators, so in the language of commands and logs. */
const reasons = {
  'database-away': 'The database does not answer. It is tried again with every request.',
  'read-only': standbySentence('The address of the database'),
  'settings-lost': poolerSentence,
  'not-heard': poolerSentence,
  ending: 'The process ends. Another one answers.',
  'disk-full': 'The disk of the database is full. Make room; nothing can be saved until then.',
} as const;

async function unreadyReason(
  platform: Platform,
  liveness: Liveness,
): Promise<keyof typeof reasons | undefined> {
  if (platform.ending?.aborted) return 'ending';
  const fault = await liveness.fault();
  if (fault) return fault;
  const trouble = platform.poolWatch?.trouble();
  if (trouble) return trouble;
  return (await platform.disk.isFull(platform.clock())) ? 'disk-full' : undefined;
}

export function mountHealth(app: FastifyInstance, platform: Platform): void {
  const liveness = openLiveness(platform.pool);
  app.addHook('onClose', () => liveness.close());
  app.get('/livez', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = await unreadyReason(platform, liveness);
    // Reads go on without a standby, so the process stays behind its balancer.
    if (reason === undefined)
      return reply.send({ ok: true, ...(platform.standby?.acceptsWrites() === false && { writes: false }) });
    return reply.code(503).header('retry-after', 2).send({ ok: false, reason, message: reasons[reason] });
  });
}
