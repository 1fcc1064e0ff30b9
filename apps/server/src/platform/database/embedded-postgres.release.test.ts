import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type EmbeddedPostgres,
  ownerRole,
  startEmbeddedPostgres,
} from '#platform/database/embedded-postgres';
import { openPool } from '#platform/database/pool';
import { installDatabase } from '#platform/testing/installed-database';

let folder: string;

beforeEach(() => {
  // A quotation mark, a comma and a space in the path must not break the database's settings.
  folder = mkdtempSync(join(tmpdir(), "sheaf-o'embedded, "));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const holder = join(import.meta.dirname, '../testing/hold-database.ts');

/** Another process that uses the folder, and its first line of output. */
async function holdElsewhere(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, [holder, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(child.stdout!, 'data');
  return { child, said: String(said).trim() };
}

async function ask(postgres: EmbeddedPostgres, text: string): Promise<Record<string, unknown>[]> {
  const pool = openPool({ host: postgres.host, port: postgres.port, user: ownerRole, database: 'postgres' });
  try {
    return (await pool.query(text)).rows;
  } finally {
    await pool.end();
  }
}

const serverNumber = (): number =>
  Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** A zombie process does not count as alive. */
const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/stat`;
  return !existsSync(status) || !/\) Z /.test(readFileSync(status, 'utf8'));
};

/** The database removes its pid file shortly before its process ends. */
const isGone = (pid: number) => expect.poll(() => lives(pid), { timeout: 10_000, interval: 20 }).toBe(false);

async function killServer(): Promise<void> {
  const pid = serverNumber();
  process.kill(pid, 'SIGKILL');
  await isGone(pid);
}

test('preserves rows over a stop and a start', async () => {
  const first = await startEmbeddedPostgres({ folder });
  await ask(first, 'create table kept as select 7 as n');
  const pid = serverNumber();
  await first.stop();
  await isGone(pid);
  const second = await startEmbeddedPostgres({ folder });
  expect(await ask(second, 'select n from kept')).toEqual([{ n: 7 }]);
  await second.stop();
});

test('refuses a second process on the same folder and states the remedy', async () => {
  installDatabase(folder);
  const postgres = await startEmbeddedPostgres({ folder });
  const { child, said } = await holdElsewhere();
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(1);
  expect(said).toContain(`Another Sheaf (process ${process.pid}) works on ${folder}`);
  expect(await ask(postgres, 'select 1 as n')).toEqual([{ n: 1 }]);
  await postgres.stop();
});

test('takes the database over after a kill of the process that started it', async () => {
  installDatabase(folder);
  const { child, said } = await holdElsewhere();
  expect(said).toBe('holding');
  const pid = serverNumber();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const next = await startEmbeddedPostgres({ folder });
  expect(serverNumber()).toBe(pid);
  expect(await ask(next, 'select 1 as n')).toEqual([{ n: 1 }]);
  await next.stop();
  await isGone(pid);
});

test('recovers committed rows after a kill of the database', async () => {
  installDatabase(folder);
  const first = await startEmbeddedPostgres({ folder });
  await ask(first, 'create table kept as select 7 as n');
  await killServer();
  await first.stop();
  const next = await startEmbeddedPostgres({ folder });
  expect(await ask(next, 'select n from kept')).toEqual([{ n: 7 }]);
  await next.stop();
});

test('restarts a killed database while Sheaf runs, with its committed rows', async () => {
  installDatabase(folder);
  const postgres = await startEmbeddedPostgres({ folder });
  await ask(postgres, 'create table kept as select 7 as n');
  const killed = serverNumber();
  await killServer();
  await expect
    .poll(() => ask(postgres, 'select n from kept').catch(() => []), { timeout: 20_000, interval: 200 })
    .toEqual([{ n: 7 }]);
  expect(serverNumber()).not.toBe(killed);
  await postgres.stop();
});

test('does not listen in a socket folder owned by another user', async () => {
  // Under root the database runs as another user, who needs access.
  chmodSync(folder, 0o755);
  const deep = join(folder, 'd'.repeat(90));
  const name = createHash('sha256').update(deep).digest('hex').slice(0, 12);
  const socket = join(tmpdir(), `sheaf-${name}`);
  try {
    writeFileSync(socket, 'not a folder');
    await expect(startEmbeddedPostgres({ folder: deep, durable: false })).rejects.toThrow('somebody else');
    rmSync(socket);
    if (process.getuid?.() !== 0) return;
    mkdirSync(socket);
    chownSync(socket, 54_321, 54_321);
    await expect(startEmbeddedPostgres({ folder: deep, durable: false })).rejects.toThrow('somebody else');
  } finally {
    rmSync(socket, { recursive: true, force: true });
  }
});
