/**
 * Three database machines with Patroni, etcd and HAProxy, set as docs/failover.md describes, all on this machine
 * (Debian: `apt-get install postgresql-15 patroni etcd-server haproxy`).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseUser, giveTo } from '../../apps/server/src/platform/database/database-user.ts';
import { freePort } from './running-server.ts';

export interface PatroniMachines {
  /** Address of the primary, through HAProxy. */
  url: string;
  /** Ends the primary with its Patroni at once, as a power failure does; returns its name. */
  killPrimary(): Promise<string>;
  /** Starts a killed machine again, and waits until it is a standby. */
  startMachine(name: string): Promise<void>;
  close(): Promise<void>;
}

interface Machine {
  name: string;
  folder: string;
  database: number;
  rest: number;
  patroni?: ChildProcess;
}

const binaries = '/usr/lib/postgresql/15/bin';
const longestMilliseconds = 120_000;
/** The shortest `ttl` that Patroni accepts, in seconds. */
const ttl = 20;

const settingsOf = ({ name, folder, database, rest }: Machine, etcd: number): string => `
scope: sheaf
name: ${name}
restapi: {listen: '127.0.0.1:${rest}', connect_address: '127.0.0.1:${rest}'}
etcd3: {hosts: ['127.0.0.1:${etcd}']}
bootstrap:
  dcs:
    ttl: ${ttl}
    loop_wait: 5
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      parameters: {synchronous_commit: 'on', hot_standby: 'on', wal_log_hints: 'on', wal_keep_size: 256MB, max_connections: 200, jit: 'off'}
  initdb: [{encoding: UTF8}, {locale: C.UTF-8}]
postgresql:
  listen: 127.0.0.1:${database}
  connect_address: 127.0.0.1:${database}
  data_dir: ${folder}/data
  bin_dir: ${binaries}
  pgpass: ${folder}/pgpass
  parameters: {unix_socket_directories: '${folder}', shared_buffers: 32MB}
  authentication:
    superuser: {username: postgres, password: secret}
    replication: {username: replicator, password: secret}
    rewind: {username: rewinder, password: secret}
watchdog: {mode: 'off'}
`;

const balancerOf = (port: number, machines: readonly Machine[]): string => `
listen sheaf_primary
  bind 127.0.0.1:${port}
  mode tcp
  timeout connect 2s
  timeout client 60m
  timeout server 60m
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fastinter 300ms fall 2 rise 1 on-marked-down shutdown-sessions
${machines.map(({ name, database, rest }) => `  server ${name} 127.0.0.1:${database} check port ${rest}`).join('\n')}
`;

const childrenOf = (pid: number): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
};

const wholeTree = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(wholeTree)];

function endTree(pid: number): void {
  for (const one of wholeTree(pid)) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}

/** PostgreSQL is not a child process of Patroni. */
function endDatabase({ folder }: Machine): void {
  try {
    const [pid] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n');
    endTree(Number(pid));
  } catch {
    // It was not started.
  }
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + longestMilliseconds;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error(`not in time: ${what}`);
    await pause(100);
  }
}

export async function startPatroniMachines(): Promise<PatroniMachines> {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-patroni-'));
  chmodSync(folder, 0o755);
  const started: ChildProcess[] = [];
  const run = (program: string, words: readonly string[]): ChildProcess => {
    const child = spawn(program, words, {
      ...databaseUser(),
      cwd: '/',
      env: { PATH: `${binaries}:/usr/sbin:/usr/bin:/bin`, LC_ALL: 'C.UTF-8', HOME: folder },
      stdio: 'ignore',
    });
    started.push(child);
    return child;
  };
  const owned = (name: string): string => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    giveTo(path, databaseUser());
    return path;
  };
  const [client, peer, port] = [await freePort(), await freePort(), await freePort()];
  const local = (one: number): string => `http://127.0.0.1:${one}`;
  run('etcd', [
    ...['--data-dir', owned('etcd'), '--listen-client-urls', local(client)],
    ...['--advertise-client-urls', local(client), '--listen-peer-urls', local(peer)],
    ...['--initial-advertise-peer-urls', local(peer), '--initial-cluster', `default=${local(peer)}`],
  ]);
  const machines: Machine[] = [];
  for (const name of ['a', 'b', 'c'])
    machines.push({ name, folder: owned(name), database: await freePort(), rest: await freePort() });
  const answers = async (machine: Machine, path: string): Promise<boolean> =>
    (await fetch(`${local(machine.rest)}/${path}`, { method: 'OPTIONS' })).ok;
  const start = (machine: Machine): void => {
    const settings = join(machine.folder, 'patroni.yml');
    writeFileSync(settings, settingsOf(machine, client));
    giveTo(settings, databaseUser());
    machine.patroni = run('patroni', [settings]);
  };
  const startMachine = async (machine: Machine): Promise<void> => {
    start(machine);
    await until(`machine ${machine.name} is a standby`, () => answers(machine, 'replica'));
  };
  const [first, ...others] = machines as [Machine, ...Machine[]];
  start(first);
  await until('the first machine is the primary', () => answers(first, 'primary'));
  await Promise.all(others.map(startMachine));
  await until('a standby confirms', async () =>
    (await Promise.all(others.map((one) => answers(one, 'synchronous')))).includes(true),
  );
  const balancer = join(folder, 'haproxy.cfg');
  writeFileSync(balancer, balancerOf(port, machines));
  run('haproxy', ['-f', balancer]);
  const owner = new pg.Client({
    host: '127.0.0.1',
    port: first.database,
    user: 'postgres',
    password: 'secret',
    database: 'postgres',
  });
  await owner.connect();
  await owner.query(`create role sheaf_owner login createrole password 'secret'`);
  await owner.query('create database sheaf owner sheaf_owner');
  await owner.query('grant pg_monitor to sheaf_owner');
  await owner.end();
  return {
    url: `postgres://sheaf_owner:secret@127.0.0.1:${port}/sheaf`,
    async killPrimary() {
      for (const machine of machines)
        if (machine.patroni?.pid && (await answers(machine, 'primary').catch(() => false))) {
          const ended = once(machine.patroni, 'exit');
          endTree(machine.patroni.pid);
          endDatabase(machine);
          await ended;
          delete machine.patroni;
          return machine.name;
        }
      throw new Error('no machine is the primary');
    },
    startMachine: async (name) => startMachine(machines.find((one) => one.name === name)!),
    async close() {
      for (const { pid } of started) if (pid) endTree(pid);
      for (const machine of machines) endDatabase(machine);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
