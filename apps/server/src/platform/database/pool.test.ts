import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { ownerRole, startEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { askDatabase } from '#platform/database/liveness.store';
import { asAway, DatabaseAway, Overload, openPool, takeClient } from '#platform/database/pool';

test('refuses a request immediately if too many wait for a connection', async () => {
  const pool = openPool({ ...inject('cluster'), user: ownerRole, database: 'postgres', max: 1 });
  const held = await takeClient(pool);
  const waiting = Array.from({ length: 300 }, () => takeClient(pool).then((client) => client.release()));
  await expect(takeClient(pool)).rejects.toBeInstanceOf(Overload);
  held.release();
  await Promise.all(waiting);
  await pool.end();
});

test('refuses a request that waits too long for a connection', async () => {
  const pool = openPool({ ...inject('cluster'), user: ownerRole, database: 'postgres', max: 1 });
  const held = await takeClient(pool);
  // A new connection has the same limit, and a busy machine may need longer to open one.
  pool.options.connectionTimeoutMillis = 50;
  await expect(takeClient(pool)).rejects.toBeInstanceOf(Overload);
  held.release();
  await pool.end();
});

test('reports a stopped database as away, and the same pool works after its restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-pool-'));
  const options = { folder, durable: false };
  const first = await startEmbeddedPostgres(options);
  const pool = openPool({ host: first.host, port: first.port, user: ownerRole, database: 'postgres' });
  expect(await askDatabase(pool)).toBe(true);
  const held = await takeClient(pool);
  await first.stop();
  const failure = await held.query('select 1').catch(asAway);
  held.release(true);
  expect(failure).toBeInstanceOf(DatabaseAway);
  await expect(takeClient(pool)).rejects.toBeInstanceOf(DatabaseAway);
  expect(await askDatabase(pool)).toBe(false);
  const second = await startEmbeddedPostgres(options);
  expect(await askDatabase(pool)).toBe(true);
  await pool.end();
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
});
