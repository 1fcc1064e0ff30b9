/** Runs the PostgreSQL that comes with Sheaf: own folder, unix socket only, one process at a time, clean after any end. */
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
  /** Folder of the unix socket: the `host` of a connection. */
  host: string;
  port: number;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  folder: string;
  /** False only for tests: no waiting for the disk, and no maintenance. */
  durable?: boolean;
  maxConnections?: number;
  /** Hears why a database that ended could not be started again; it is tried again all the same. */
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

/** Its name can be guessed, so in a folder shared by all somebody else may have made it before us. */
function assertOurs(path: string, who: DatabaseUser): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return;
  const ours = new Set([process.getuid?.(), who.uid]);
  if (found.isDirectory() && (ours.has(found.uid) || process.getuid === undefined)) return;
  throw new Error(
    `${path} belongs to somebody else, so the database will not listen there. Remove it, or choose a shorter SHEAF_DATA.`,
  );
}

/** Socket paths end after 107 bytes; a folder too deep gets its socket under the system's temporary folder. */
function socketPath(folder: string): string {
  const inside = join(folder, 'socket');
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  return inside.length <= longestSocketPath ? inside : join(tmpdir(), `sheaf-${name}`);
}

/** Where the database of a folder listens while it runs: `host` and `port` of a connection. */
export const socketOf = (folder: string): { host: string; port: number } => ({
  host: socketPath(resolve(folder)),
  port,
});

/** The setting is a list, so a comma or a space is kept by quotation marks; the line itself is quoted once more. */
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
    // Halves what a tick writes where many congregations take turns.
    'wal_compression = on',
    'log_min_messages = fatal',
    `log_min_error_statement = panic`,
    ...(options.durable === false
      ? [
          'fsync = off',
          'synchronous_commit = off',
          'full_page_writes = off',
          // Hundreds of databases that live for seconds have nothing to clean up, and none is copied elsewhere.
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

/** Running (taken over after a kill -9 of the one who started it) or not. */
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

/** The same by its process alone, without asking pg_ctl. */
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
 * Starts, or takes over, the database of a folder, and starts it again should it end before `stop`.
 * @throws when another process of Sheaf works on the folder, or the folder cannot be used; the message says what to do.
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
    // A database that was started, or found running without anybody to look after it, is not left behind.
    await end();
    throw explainFolder(error, folder);
  }
}
