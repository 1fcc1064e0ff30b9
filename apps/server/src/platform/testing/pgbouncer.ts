/**
 * A real pgbouncer before the test's PostgreSQL. Requested but not installed is an error, never a passing
 * test.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { databaseUser } from '#platform/database/database-user';
import { appRole, ownerRole } from '#platform/database/embedded-postgres';

/** `SHEAF_PGBOUNCER=on`, or the path of the program. */
export const pgbouncerAsked = process.env.SHEAF_PGBOUNCER ?? '';

export interface PgBouncer {
  /** Connection URL through the pooler. */
  urlOf(database: string, role: string): string;
  stop(): Promise<void>;
}

export interface PgBouncerOptions {
  mode: 'transaction' | 'session' | 'statement';
  /** Startup parameters that it ignores silently, a common pooler setting. */
  ignoring?: string;
}

const freePort = async (): Promise<number> => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
};

export async function startPgBouncer({ mode, ignoring }: PgBouncerOptions): Promise<PgBouncer> {
  const { host } = inject('cluster');
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-pgbouncer-'));
  const port = await freePort();
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  writeFileSync(users, [ownerRole, appRole].map((role) => `"${role}" ""\n`).join(''));
  writeFileSync(
    settings,
    `[databases]
* = host=${host} port=5432
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = 8
max_client_conn = 200
${ignoring ? `ignore_startup_parameters = ${ignoring}` : ''}
`,
  );
  // pgbouncer refuses root, like PostgreSQL.
  const who = databaseUser();
  for (const path of [folder, settings, users]) {
    chmodSync(path, 0o700);
    if (who.uid !== undefined) chownSync(path, who.uid, who.gid!);
  }
  const program = pgbouncerAsked === 'on' ? 'pgbouncer' : pgbouncerAsked;
  const child: ChildProcess = spawn(program, ['-q', settings], {
    ...who,
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'spawn');
  return {
    urlOf: (database, role) => `postgres://${role}@127.0.0.1:${port}/${database}`,
    async stop() {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGINT');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
