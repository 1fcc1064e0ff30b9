/** A database for one test file: a copy of the migrated template. */
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { appRole, ownerRole } from '#platform/database/embedded-postgres';
import { openPool } from '#platform/database/pool';
import { templateName } from '#platform/testing/cluster-setup';

/** Connection URL of a test database, for a separate process. */
export const databaseUrl = (name: string, role: string): string => {
  const { host, port } = inject('cluster');
  return `postgres://${role}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
};

export interface FreshDatabase {
  urlOf(role: string): string;
  app: Pool;
  owner: Pool;
  close(): Promise<void>;
}

export async function freshDatabase(): Promise<FreshDatabase> {
  const cluster = inject('cluster');
  const name = `t_${randomBytes(6).toString('hex')}`;
  const root = openPool({ ...cluster, user: ownerRole, database: 'postgres', max: 1, statement_timeout: 0 });
  // Copies its files: a page-by-page copy through the WAL takes twice as long to create and drop.
  await root.query(`create database ${name} template ${templateName} strategy file_copy`);
  const app = openPool({ ...cluster, user: appRole, database: name });
  // Test data may take long to insert.
  const owner = openPool({ ...cluster, user: ownerRole, database: name, max: 4, answerMilliseconds: 0 });
  return {
    urlOf: (role) => databaseUrl(name, role),
    app,
    owner,
    async close() {
      await Promise.all([app.end(), owner.end()]);
      await root.query(`drop database ${name} with (force)`);
      await root.end();
    },
  };
}
