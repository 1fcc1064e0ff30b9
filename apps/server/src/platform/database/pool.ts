/**
 * The application's connection pool: bounded, with a bounded queue, and a clear error when the database is
 * away.
 */
import { availableParallelism } from 'node:os';
import pg, { type Pool, type PoolClient, type PoolConfig } from 'pg';
import { databaseFailure } from '#platform/database/database-failure';
import { WatchedClient, type WatchedConfig } from '#platform/database/watched-client';

/** Overload: 503 with Retry-After. */
export class Overload extends Error {
  override name = 'Overload';
  /** Delay before a retry. */
  readonly retryAfterSeconds: number;
  constructor(message?: string, retryAfterSeconds = 2) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The database does not answer: 503 until it does; no restart is needed. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
}

/** The address leads to a standby, which only reads: 503 until it leads to the primary. */
export class ReadOnlyDatabase extends DatabaseAway {
  override name = 'ReadOnlyDatabase';
}

/** The caller knows a later history of this database: 503, because another process answers with the later one. */
export class FormerDatabase extends Error {
  override name = 'FormerDatabase';
}

/** No standby confirms commits, where one is required: 503 until one does. */
export class NoStandby extends Error {
  override name = 'NoStandby';
}

// Twice the cores, plus two for listening and waiting: more connections only take turns (measured: 12 gave 8
// % fewer reads than 6).
const mostConnections = 2 * availableParallelism() + 2;
const mostWaiting = 300;
const waitMilliseconds = 3000;
const statementMilliseconds = 5000;
/** Time for the database to report a cancelled statement over the network. */
export const noticeMilliseconds = 2000;
const keepAliveMilliseconds = 2000;

/** Converts an error of an unavailable database to `DatabaseAway`; any other error is returned unchanged. */
export function asAway(error: unknown): unknown {
  return databaseFailure(error) === 'away' ? new DatabaseAway((error as Error).message) : error;
}

// Calendar dates stay text; 64-bit ids, counts and decimals become numbers, because none exceeds 2^53.
const identity = (value: string): string => value;
const arrayOfBigints: number = 1016;
const texts = pg.types.getTypeParser(arrayOfBigints) as (value: string) => (string | null)[];
const parsers = new Map<number, (value: string) => unknown>([
  [1082, identity],
  [20, Number],
  [arrayOfBigints, (value) => texts(value).map((item) => (item === null ? null : Number(item)))],
  [1700, Number],
]);
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format as 'text'),
};

const clientsOf = new WeakMap<Pool, Set<WatchedClient>>();

/**
 * The answer timeout is the statement timeout plus two seconds; a pool without a statement timeout relies on
 * TCP keep-alive.
 */
export function openPool(config: PoolConfig & WatchedConfig): Pool {
  const statement = Number(config.statement_timeout ?? statementMilliseconds);
  const pool = new pg.Pool({
    max: mostConnections,
    connectionTimeoutMillis: waitMilliseconds,
    idleTimeoutMillis: 60_000,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'sheaf',
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMilliseconds,
    answerMilliseconds: statement && statement + noticeMilliseconds,
    Client: WatchedClient as unknown as NonNullable<PoolConfig['Client']>,
    ...config,
    types: types as never,
  } as PoolConfig);
  const clients = new Set<WatchedClient>();
  clientsOf.set(pool, clients);
  // A broken idle connection is replaced at its next use; without a listener its error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (client instanceof WatchedClient) clients.add(client);
  });
  pool.on('release', (_, client) => {
    if (client instanceof WatchedClient) client.answerMilliseconds = client.usualAnswerMilliseconds;
  });
  pool.on('remove', (client) => void clients.delete(client as unknown as WatchedClient));
  return pool;
}

/**
 * Called after one silent connection was found: open connections of these pools are destroyed if idle, or if
 * they owe an answer for this long. A connection that receives data is trusted again.
 */
export function doubtConnections(pools: readonly Pool[], milliseconds: number): void {
  for (const pool of pools) for (const client of clientsOf.get(pool) ?? []) client.doubt(milliseconds);
}

/** Pool timeout: `takeClient` throws a class, `pool.query` only a message. */
const isOverload = (error: unknown): boolean =>
  error instanceof Overload || databaseFailure(error) === 'busy';

export async function takeClient(pool: Pool): Promise<PoolClient> {
  if (pool.waitingCount >= mostWaiting) throw new Overload('too many requests wait for the database');
  try {
    return await pool.connect();
  } catch (error) {
    const away = asAway(error);
    if (away instanceof DatabaseAway) throw away;
    throw isOverload(error) ? new Overload((error as Error).message) : error;
  }
}
