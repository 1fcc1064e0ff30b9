/** A primary PostgreSQL and its standbys on this machine, of the embedded binaries, for tests of failovers. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseUser, giveTo } from '../../apps/server/src/platform/database/database-user.ts';
import { postgresBinaries } from '../../apps/server/src/platform/database/postgres-binaries.ts';
import { freePort } from './running-server.ts';

const role = 'sheaf_owner';
const longestMilliseconds = 30_000;
const environment = { LC_ALL: 'C', TZ: 'UTC', PATH: process.env['PATH'] };

export interface DatabaseMachine {
  port: number;
  query<Row extends object>(text: string): Promise<Row[]>;
  /** Ends all its processes at once, as a power failure does. */
  kill(): Promise<void>;
  /** Starts it again on its data. */
  start(): Promise<void>;
  promote(): Promise<void>;
  /** A streaming standby of this machine. */
  copy(): Promise<DatabaseMachine>;
  /** Commits wait for a standby, or for none. */
  waitForStandby(waits: boolean): Promise<void>;
  remove(): Promise<void>;
}

const settings = (port: number): string =>
  [
    `port = ${port}`,
    `listen_addresses = '127.0.0.1'`,
    `unix_socket_directories = ''`,
    'max_connections = 100',
    'shared_buffers = 32MB',
    'wal_keep_size = 256MB',
    'wal_level = replica',
    'hot_standby = on',
    `wal_retrieve_retry_interval = '100ms'`,
    `wal_receiver_status_interval = '100ms'`,
    // The processes are killed, the kernel is not: what they wrote stays.
    'fsync = off',
    'autovacuum = off',
    'jit = off',
    'log_min_messages = fatal',
    '',
  ].join('\n');

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

const endProcess = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
};

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const { pid } of running) if (pid) endProcess(pid);
});

const folderFor = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `sheaf-${name}-`));
  chmodSync(folder, 0o700);
  giveTo(folder, databaseUser());
  return folder;
};

/** A file may vanish while its folder is copied; the log of the primary restores what matters. */
function copyFiles(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (status !== 0 && !/No such file/.test(stderr)) throw new Error(stderr);
  rmSync(join(to, 'postmaster.pid'), { force: true });
  for (const part of ['pg_wal', 'pg_replslot']) rmSync(join(to, part), { recursive: true, force: true });
  for (const part of ['pg_wal', 'pg_wal/archive_status', 'pg_wal/summaries', 'pg_replslot']) {
    mkdirSync(join(to, part), { mode: 0o700 });
    giveTo(join(to, part), databaseUser());
  }
}

function writeOwned(path: string, text: string): void {
  writeFileSync(path, text);
  giveTo(path, databaseUser());
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + longestMilliseconds;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error('a database machine did not get ready');
    await pause(20);
  }
}

function machineIn(folder: string, port: number): DatabaseMachine {
  let child: ChildProcess | undefined;
  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: role, database: 'postgres' });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const query = async <Row extends object>(text: string): Promise<Row[]> => {
    const client = await open();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const streams = async (to: number): Promise<boolean> => {
    const rows = await query(
      `select 1 from pg_stat_replication where state = 'streaming' and application_name = 'at_${to}'`,
    );
    return rows.length > 0;
  };
  const machine: DatabaseMachine = {
    port,
    query,
    async kill() {
      const started = child;
      child = undefined;
      if (started?.pid === undefined || started.exitCode !== null || started.signalCode !== null) return;
      const pids = [started.pid, ...childrenOf(started.pid)];
      const ended = once(started, 'exit');
      for (const pid of pids) endProcess(pid);
      await ended;
    },
    async start() {
      const started = spawn(join(postgresBinaries(), 'postgres'), ['-D', folder], {
        ...databaseUser(),
        cwd: '/',
        env: environment,
        stdio: 'ignore',
      });
      child = started;
      running.add(started);
      started.once('exit', () => void running.delete(started));
      await until(async () => (await query('select 1')).length === 1);
    },
    async promote() {
      await query('select pg_promote(true, 30)');
    },
    async copy() {
      const next = await freePort();
      const target = folderFor('standby');
      const client = await open();
      await client.query(`select pg_backup_start('copy', true)`);
      copyFiles(folder, target);
      const { rows } = await client.query<{ label: string }>(
        'select labelfile as label from pg_backup_stop(false)',
      );
      await client.end();
      writeOwned(join(target, 'backup_label'), rows[0]!.label);
      writeOwned(join(target, 'standby.signal'), '');
      writeOwned(join(target, 'postgresql.auto.conf'), '');
      const lead = `primary_conninfo = 'host=127.0.0.1 port=${port} user=${role} application_name=at_${next}'\n`;
      writeOwned(join(target, 'machine.conf'), settings(next) + lead);
      const standby = machineIn(target, next);
      await standby.start();
      await until(() => streams(next));
      return standby;
    },
    async waitForStandby(waits) {
      await query(`alter system set synchronous_standby_names = '${waits ? '*' : ''}'`);
      await query('select pg_reload_conf()');
      if (!waits) return;
      await until(
        async () =>
          (await query(`select 1 from pg_stat_replication where sync_state in ('sync', 'quorum')`)).length >
          0,
      );
    },
    async remove() {
      await machine.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return machine;
}

/** An empty primary. */
export async function createMachine(): Promise<DatabaseMachine> {
  const folder = folderFor('primary');
  const port = await freePort();
  const locale = ['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  execFileSync(
    join(postgresBinaries(), 'initdb'),
    ['-D', folder, '-U', role, '-A', 'trust', '-E', 'UTF8', '-N', ...locale],
    {
      ...databaseUser(),
      cwd: '/',
      env: environment,
      stdio: 'ignore',
    },
  );
  writeOwned(join(folder, 'machine.conf'), settings(port));
  appendFileSync(join(folder, 'postgresql.conf'), "\ninclude = 'machine.conf'\n");
  const machine = machineIn(folder, port);
  await machine.start();
  return machine;
}
