/** One transaction bound to one congregation: its statements see and write rows of that congregation only. */
import type { DB } from '@sheaf/database/tables';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { inCommitTurn } from '#platform/database/commit-limit';
import { isStale, queryOf } from '#platform/database/named-queries';
import { asAway, DatabaseAway, NoStandby, noticeMilliseconds, takeClient } from '#platform/database/pool';
import {
  runPrepared,
  type Statement,
  type StatementCall,
  type Value,
} from '#platform/database/prepared-statement';
import {
  beginAs,
  beginText,
  type DatedActor,
  setActor,
  type TransactionActor,
} from '#platform/database/transaction-actor';
import { allowAnswers, WatchedClient } from '#platform/database/watched-client';

export type { TransactionActor };

/** The part of the platform that a transaction needs. */
export interface TransactionSource {
  pool: Pool;
  clock: () => Date;
}

export interface Tenant extends TransactionActor {
  /**
   * The server's time at the start of the transaction, for rows that are later compared with the server's
   * clock.
   */
  now: Date;
  db: Kysely<DB>;
  /**
   * A hot statement, prepared once per connection. Without an earlier statement it is its own transaction:
   * one round trip. Concurrent ones are sent in one message and run in order.
   */
  prepared<Row extends object>(statement: Statement, values: Value[]): Promise<Row[]>;
  /**
   * The first statement of the transaction, sent in one message with its beginning; its values are literals.
   */
  opening<Row extends object>(text: string): Promise<Row[]>;
  /** Replaces the statement timeout for the rest of the transaction. */
  allowStatements(milliseconds: number): Promise<void>;
  /**
   * Rolls the transaction back to its opening statement at its end; the opening statement and its locks
   * remain.
   */
  rollbackToOpening(): void;
  /** The last statement of the transaction, sent in one message with its end; its values are literals. */
  closing(text: string): void;
  /** Runs work in a savepoint; if it fails and `recover` returns a value, the savepoint is rolled back. */
  attempt<T>(work: () => Promise<T>, recover: (error: unknown) => T | undefined): Promise<T>;
}

const retriedStates = new Set(['40001', '40P01']);
const mostTries = 6;

const stateOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const relayed = new WeakSet<Pool>();

/** From now on a relay announces the commits of this pool (`relay.ts`). */
export const leaveToRelay = (pool: Pool): void => void relayed.add(pool);

/** Kysely over this client; sends queries only after our transaction has begun. */
const kyselyOver = (client: PoolClient, begun: () => Promise<unknown>): Kysely<DB> => {
  const lent = {
    query: queryOf(client),
    release: () => {},
  } as unknown as PoolClient;
  return new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: { connect: () => begun().then(() => lent), end: async () => {}, options: {} } as never,
    }),
  });
};

interface WaitingStatement extends StatementCall {
  resolve(rows: object[]): void;
  reject(error: unknown): void;
}

interface OpenedTransaction {
  /** Undefined before the first statement. */
  beginning(): Promise<unknown> | undefined;
  /** Sends statements in one message with the beginning of the transaction. */
  beginWith(asked: readonly StatementCall[]): Promise<object[][]>;
}

/** Sends concurrent statements in one message: a round trip costs more than most reads. */
function preparedTogether(
  client: PoolClient,
  actor: DatedActor,
  opened: OpenedTransaction,
): Tenant['prepared'] {
  let waiting: WaitingStatement[] = [];
  const run = async (together: readonly StatementCall[]): Promise<object[][]> => {
    const began = opened.beginning();
    if (began) {
      await began;
      return runPrepared(client, together);
    }
    const needsTransaction =
      together.some(({ statement }) => statement.needsTransaction) ||
      (actor.seesOneMoment && together.length > 1);
    return needsTransaction ? opened.beginWith(together) : runPrepared(client, together, setActor(actor));
  };
  const send = async (): Promise<void> => {
    const together = waiting;
    waiting = [];
    try {
      const rows = await run(together);
      together.forEach(({ resolve }, index) => {
        resolve(rows[index]!);
      });
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  };
  return <Row extends object>(statement: Statement, values: Value[]) =>
    new Promise<Row[]>((resolve, reject) => {
      waiting.push({ statement, values, resolve: (rows) => resolve(rows as Row[]), reject });
      if (waiting.length === 1) queueMicrotask(() => void send());
    });
}

/** A tenant whose transaction begins with its first query, and `commit`, which does nothing if none began. */
function tenantOver(
  client: PoolClient,
  { actor, isRelayed }: { actor: DatedActor; isRelayed: boolean },
): { tenant: Tenant; commit(): Promise<void> } {
  let db: Kysely<DB> | undefined;
  let beginning: Promise<unknown> | undefined;
  const last: string[] = [];
  const begun = (): Promise<unknown> => {
    beginning ??= client.query(beginText(actor, isRelayed));
    return beginning;
  };
  const beginWith = (asked: readonly StatementCall[]): Promise<object[][]> => {
    const rows = runPrepared(client, asked, beginAs(actor, isRelayed));
    beginning = rows;
    return rows;
  };
  const tenant: Tenant = {
    ...actor,
    get db() {
      db ??= kyselyOver(client, begun);
      return db;
    },
    async opening<Row extends object>(text: string): Promise<Row[]> {
      if (beginning) throw new Error('the first statement of a transaction comes before all others');
      // The driver returns one result per statement.
      const results = client.query(
        `${beginText(actor, isRelayed)}; ${text}; savepoint opening`,
      ) as unknown as Promise<{ rows: Row[] }[]>;
      beginning = results;
      return (await results).at(-2)!.rows;
    },
    async allowStatements(milliseconds) {
      await begun();
      await client.query("select set_config('statement_timeout', $1, true)", [String(milliseconds)]);
      allowAnswers(client, milliseconds + noticeMilliseconds);
    },
    rollbackToOpening() {
      last.splice(0, last.length, 'rollback to savepoint opening');
    },
    closing: (text) => void last.push(text),
    prepared: preparedTogether(client, actor, { beginning: () => beginning, beginWith }),
    async attempt(work, recover) {
      await begun();
      await client.query('savepoint attempt');
      try {
        const result = await work();
        await client.query('release savepoint attempt');
        return result;
      } catch (error) {
        if (retriedStates.has(stateOf(error)) || isStale(error)) throw error;
        const recovered = recover(error);
        if (recovered === undefined) throw error;
        // Released too, so that an outer attempt finds its own savepoint.
        await client.query('rollback to savepoint attempt; release savepoint attempt');
        return recovered;
      }
    },
  };
  return {
    tenant,
    async commit() {
      if (!beginning) return;
      const late = actor.raisesRevisionsLast ? ['select sheaf.raise_late_revisions()'] : [];
      await client.query([...last, ...late, 'commit'].join('; '));
    },
  };
}

/** The primary answers success if somebody cancels the wait for the standby; the outcome is unknown then. */
function assertReplicated(client: PoolClient): void {
  if (client instanceof WatchedClient && client.isUnreplicated)
    throw new DatabaseAway('a commit did not wait for its standby');
}

async function runOnce<T>(
  { pool, clock }: TransactionSource,
  actor: TransactionActor,
  work: (tenant: Tenant) => Promise<T>,
): Promise<T> {
  const client = await takeClient(pool);
  let broken: Error | undefined;
  try {
    const { tenant, commit } = tenantOver(client, {
      actor: { ...actor, now: clock() },
      isRelayed: relayed.has(pool),
    });
    const result = await work(tenant);
    // The commit of a read waits for nothing.
    await (actor.seesOneMoment ? commit() : inCommitTurn(pool, client, commit));
    assertReplicated(client);
    return result;
  } catch (error) {
    const away = asAway(error);
    // A rollback would wait for an unavailable database: closing the connection rolls back as well.
    if (away instanceof DatabaseAway || away instanceof NoStandby || isStale(error)) broken = error as Error;
    else
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
    throw away;
  } finally {
    client.release(broken);
  }
}

/**
 * Runs work in a transaction of the actor's congregation and commits. Serialisation failures, deadlocks and
 * statements outdated by a migration retry the whole work, so it must have no effect outside the transaction.
 */
export async function tenantTransaction<T>(
  source: TransactionSource,
  actor: TransactionActor,
  work: (tenant: Tenant) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(source, actor, work);
    } catch (error) {
      if (!(retriedStates.has(stateOf(error)) || isStale(error)) || tries >= mostTries) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * tries));
    }
  }
}
