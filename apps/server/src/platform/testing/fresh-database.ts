/** A database of its own for one test file: a copy of the migrated template. */
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { appRole, ownerRole } from '#platform/database/embedded-postgres';
import { openPool } from '#platform/database/pool';
import { templateName } from '#platform/testing/cluster-setup';

/** As a process of its own connects to a database of the tests. */
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
  // Its files are copied as they are: page by page through the log, a database takes twice as long to make and to drop.
  await root.query(`create database ${name} template ${templateName} strategy file_copy`);
  const app = openPool({ ...cluster, user: appRole, database: name });
  // What a test plants may take long.
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
