/** The application's connections: bounded, with a bounded queue, and honest when the database is away. */
import { availableParallelism } from 'node:os';
import pg, { type Pool, type PoolClient, type PoolConfig } from 'pg';
import { databaseFailure } from '#platform/database/database-failure';
import { WatchedClient, type WatchedConfig } from '#platform/database/watched-client';

/** Too much at once: 503, come again. */
export class Overload extends Error {
  override name = 'Overload';
  /** When the same request may succeed. */
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

// Twice the cores that work, and two that listen or wait: more of them only take turns (measured: 12 gave 8 % fewer reads than 6).
const mostConnections = 2 * availableParallelism() + 2;
const mostWaiting = 300;
const waitMilliseconds = 3000;
const statementMilliseconds = 5000;
/** What the database needs to say that a statement was cancelled, and the network to carry it. */
export const noticeMilliseconds = 2000;
const keepAliveMilliseconds = 2000;

/** The same error, or `DatabaseAway` when it says that the database is gone. */
export function asAway(error: unknown): unknown {
  return databaseFailure(error) === 'away' ? new DatabaseAway((error as Error).message) : error;
}

// Calendar dates stay text, 64-bit ids and counts become numbers, decimals become numbers: nothing here needs more than 2^53.
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
 * The wait for an answer is limited to the statement's limit and two seconds; a pool whose statements have none waits as long as the
 * database's machine answers the keep-alive of the network.
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
  // An idle connection that dies is replaced at the next use; without a listener it would end the process.
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
 * After one connection was found silent: connections of these pools that are open now are destroyed when they are idle, and when they owe an
 * answer for this long. One that receives anything is trusted again.
 */
export function doubtConnections(pools: readonly Pool[], milliseconds: number): void {
  for (const pool of pools) for (const client of clientsOf.get(pool) ?? []) client.doubt(milliseconds);
}

/** No connection became free in time: `takeClient` says so by its class, `pool.query` only in words. */
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
