/**
 * Runs the embedded PostgreSQL: own folder, unix socket only, one process at a time, recovers after any end.
 */
import { type ExecFileException, execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bringUp } from '#platform/database/bring-up';
import { type DatabaseUser, databaseUser, giveTo, makeOwnFolder } from '#platform/database/database-user';
import { type FolderLock, lockFolder } from '#platform/database/folder-lock';
import { keepRunning } from '#platform/database/keep-running';
import { postgresBinaries } from '#platform/database/postgres-binaries';
import { explainFolder, prepareDataFolder } from '#platform/database/prepare-data-folder';
import { lives } from '#platform/database/process-life';

export const ownerRole = 'sheaf_owner';
export const appRole = 'sheaf_app';

export interface EmbeddedPostgres {
  /** Folder of the unix socket, used as `host` of a connection. */
  host: string;
  port: number;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  folder: string;
  /** False only in tests: no fsync, no autovacuum. */
  durable?: boolean;
  maxConnections?: number;
  /** Called with the error of each failed restart; restarts continue. */
  onTrouble?: (error: unknown) => void;
}

const port = 5432;
const longestSocketPath = 100;

interface CommandResult {
  code: number;
  output: string;
}

const runBinary = (name: string, values: string[], who: DatabaseUser): Promise<CommandResult> =>
  new Promise((done) => {
    const options = { ...who, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH } };
    execFile(join(postgresBinaries(), name), values, options, (error: ExecFileException | null, out, err) => {
      done({ code: error ? Number(error.code ?? 1) || 1 : 0, output: `${out}${err}` });
    });
  });

/** The name can be guessed, so in a shared folder another user may have created it first. */
function assertOurs(path: string, who: DatabaseUser): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return;
  const ours = new Set([process.getuid?.(), who.uid]);
  if (found.isDirectory() && (ours.has(found.uid) || process.getuid === undefined)) return;
  throw new Error(
    `${path} belongs to somebody else, so the database will not listen there. Remove it, or choose a shorter SHEAF_DATA.`,
  );
}

/**
 * Socket paths are limited to 107 bytes; a longer one is replaced by a path in the system's temporary folder.
 */
function socketPath(folder: string): string {
  const inside = join(folder, 'socket');
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  return inside.length <= longestSocketPath ? inside : join(tmpdir(), `sheaf-${name}`);
}

/** `host` and `port` of a folder's running database. */
export const socketOf = (folder: string): { host: string; port: number } => ({
  host: socketPath(resolve(folder)),
  port,
});

/** The setting is a list: quotation marks protect commas and spaces, and the whole value is quoted again. */
const listOfOne = (path: string): string => `'"${path.replaceAll('"', '""').replaceAll("'", "''")}"'`;

const configuration = (socket: string, options: EmbeddedOptions): string =>
  [
    `listen_addresses = ''`,
    `unix_socket_directories = ${listOfOne(socket)}`,
    'unix_socket_permissions = 0700',
    `port = ${port}`,
    `max_connections = ${options.maxConnections ?? 60}`,
    'shared_buffers = 128MB',
    'work_mem = 8MB',
    'random_page_cost = 1.1',
    'jit = off',
    `timezone = 'UTC'`,
    `log_timezone = 'UTC'`,
    'max_wal_size = 512MB',
    // Halves the writes of a scheduler tick if many congregations take turns.
    'wal_compression = on',
    'log_min_messages = fatal',
    `log_min_error_statement = panic`,
    ...(options.durable === false
      ? [
          'fsync = off',
          'synchronous_commit = off',
          'full_page_writes = off',
          // Databases of tests live for seconds: nothing to vacuum, no replica.
          'autovacuum = off',
          'wal_level = minimal',
          'max_wal_senders = 0',
        ]
      : []),
  ].join('\n');

async function createCluster(cluster: string, who: DatabaseUser): Promise<void> {
  const made = await runBinary(
    'initdb',
    [
      '-D',
      cluster,
      '-U',
      ownerRole,
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-locale',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    who,
  );
  if (made.code !== 0) {
    rmSync(cluster, { recursive: true, force: true });
    throw new Error(
      `The database folder ${cluster} could not be made: ${made.output.trim().split('\n').at(-1)}`,
    );
  }
}

/** Whether a server of the cluster runs, including one left behind by a killed process. */
const isRunning = async (cluster: string, who: DatabaseUser): Promise<boolean> =>
  (await runBinary('pg_ctl', ['status', '-D', cluster], who)).code === 0;

async function startCluster(cluster: string, log: string, who: DatabaseUser): Promise<void> {
  const started = await runBinary('pg_ctl', ['start', '-w', '-t', '60', '-s', '-D', cluster, '-l', log], who);
  if (started.code === 0) return;
  const told = existsSync(log)
    ? readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ')
    : started.output;
  throw new Error(`The database in ${cluster} did not start: ${told}`);
}

/** Checks the process only, without `pg_ctl`. */
const processRuns = (cluster: string): boolean => {
  try {
    return lives(Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10));
  } catch {
    return false;
  }
};

function lockOf(folder: string): FolderLock {
  try {
    return lockFolder(folder);
  } catch (error) {
    throw explainFolder(error, folder);
  }
}

/**
 * Starts the database of a folder or takes a running one over, and restarts it if it ends before `stop`.
 * @throws if another process of Sheaf uses the folder, or the folder is not usable; the message states the
 * remedy.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder);
  const who = databaseUser();
  prepareDataFolder(folder, who);
  const lock = lockOf(folder);
  const cluster = join(folder, 'postgres');
  const end = async (): Promise<void> => {
    await runBinary('pg_ctl', ['stop', '-w', '-s', '-m', 'fast', '-D', cluster], who);
    lock.release();
  };
  try {
    const socket = socketPath(folder);
    assertOurs(socket, who);
    makeOwnFolder(socket, who);
    if (!existsSync(join(cluster, 'PG_VERSION'))) await createCluster(cluster, who);
    const settings = join(cluster, 'sheaf.conf');
    writeFileSync(settings, configuration(socket, options));
    giveTo(settings, who);
    const main = join(cluster, 'postgresql.conf');
    if (!readFileSync(main, 'utf8').includes("include = 'sheaf.conf'"))
      appendFileSync(main, "\ninclude = 'sheaf.conf'\n");
    const start = () => startCluster(cluster, join(folder, 'postgres.log'), who);
    await bringUp({ host: socket, port, user: ownerRole }, () => isRunning(cluster, who), start);
    const keeper = keepRunning(() => processRuns(cluster), start, options.onTrouble);
    return {
      host: socket,
      port,
      async stop() {
        await keeper.stop();
        await end();
      },
    };
  } catch (error) {
    // Stops a started or adopted database after a failure.
    await end();
    throw explainFolder(error, folder);
  }
}
