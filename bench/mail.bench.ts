/**
 * A thousand mails, from the press until a local mail server has accepted the last one and it is stored as
 * sent.
 */
import pg from 'pg';
import { appRole, ownerRole, socketOf } from '../apps/server/src/platform/database/embedded-postgres.ts';
import { openPool } from '../apps/server/src/platform/database/pool.ts';
import { tenantTransaction } from '../apps/server/src/platform/database/tenant.ts';
import { queueMessages } from '../apps/server/src/platform/outbox/outbox.store.ts';
import { messageIdOf, openMailServer } from '../apps/server/src/platform/testing/mail-server.ts';
import { atMost, type Figure, median } from './figure.ts';
import { startServer } from './server.ts';

const mails = 1000;
const rounds = 3;

async function sendAll(owner: pg.Client, app: pg.Pool, congregationId: number): Promise<number> {
  const started = performance.now();
  await tenantTransaction(
    { pool: app, clock: () => new Date() },
    { congregationId, personId: null, operation: 'bench.mail' },
    (tenant) =>
      queueMessages(
        tenant,
        Array.from({ length: mails }, (_, place) => ({
          personId: null,
          channel: 'email' as const,
          recipient: `reader${place}@example.org`,
          subject: 'The meeting',
          body: 'The meeting on Thursday begins at seven. Bring your songbook.',
        })),
      ),
  );
  for (;;) {
    const { rows } = await owner.query(`select 1 from outgoing_messages where state = 'queued' limit 1`);
    if (rows.length === 0) return (performance.now() - started) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function measure(): Promise<Figure[]> {
  const mailServer = await openMailServer();
  const server = await startServer(3197, { SHEAF_SMTP_URL: mailServer.url });
  const place = socketOf(server.folder);
  const owner = new pg.Client({ ...place, user: ownerRole, database: 'postgres' });
  await owner.connect();
  const app = openPool({ ...place, user: appRole, database: 'postgres' });
  const { rows } = await owner.query('select min(congregation_id) as id from congregations');
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) seconds.push(await sendAll(owner, app, Number(rows[0].id)));
  const repeated = mailServer.taken.length - new Set(mailServer.taken.map(messageIdOf)).size;
  const missing = rounds * mails + repeated - mailServer.taken.length;
  await app.end();
  await owner.end();
  await server.stop();
  await mailServer.close();
  return [
    atMost('1,000 mails queued, taken by a mail server and written down', median(seconds), 10, ' s'),
    atMost('… sent twice or not at all', repeated + missing, 0, ''),
  ];
}
