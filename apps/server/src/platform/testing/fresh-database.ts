/** A database of its own for one test file: a copy of the migrated template. */
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { appRole, ownerRole } from '#platform/database/embedded-postgres';
import { openPool } from '#platform/database/pool';
import { templateName } from '#platform/testing/cluster-setup';

export interface FreshDatabase {
  app: Pool;
  owner: Pool;
  close(): Promise<void>;
}

export async function freshDatabase(): Promise<FreshDatabase> {
  const cluster = inject('cluster');
  const name = `t_${randomBytes(6).toString('hex')}`;
  const root = openPool({ ...cluster, user: ownerRole, database: 'postgres', max: 1, statement_timeout: 0 });
  // Its files are copied as they are: page by page through the log, a database takes twice as long to make and to drop.
  await root.query(`create database ${name} template ${templateName} strategy file_copy`);
  // Several files share the processors: what takes a second alone may take longer than a request has.
  const patient = { ...cluster, database: name, statement_timeout: 20_000 };
  const app = openPool({ ...patient, user: appRole });
  const owner = openPool({ ...patient, user: ownerRole, max: 4 });
  return {
    app,
    owner,
    async close() {
      await Promise.all([app.end(), owner.end()]);
      await root.query(`drop database ${name} with (force)`);
      await root.end();
    },
  };
}
