import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { ownerRole, startEmbeddedPostgres } from '#platform/database/embedded-postgres';
import { askDatabase } from '#platform/database/liveness.store';
import { asAway, DatabaseAway, Overload, openPool, takeClient } from '#platform/database/pool';

test('when too many wait for a connection, the next one is told at once to come again', async () => {
  const pool = openPool({ ...inject('cluster'), user: ownerRole, database: 'postgres', max: 1 });
  const held = await takeClient(pool);
  const waiting = Array.from({ length: 300 }, () => takeClient(pool).then((client) => client.release()));
  await expect(takeClient(pool)).rejects.toBeInstanceOf(Overload);
  held.release();
  await Promise.all(waiting);
  await pool.end();
});

test('who waits too long for a connection is told to come again', async () => {
  const pool = openPool({ ...inject('cluster'), user: ownerRole, database: 'postgres', max: 1 });
  const held = await takeClient(pool);
  // The limit is the same for a new connection, which a busy machine may open in more than this.
  pool.options.connectionTimeoutMillis = 50;
  await expect(takeClient(pool)).rejects.toBeInstanceOf(Overload);
  held.release();
  await pool.end();
});

test('a stopped database is away, and the same pool works again once it is back', async () => {
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
