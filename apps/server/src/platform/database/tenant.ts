/** One transaction, bound to one congregation: whatever runs in it sees and writes that congregation's rows only. */
import type { DB } from '@sheaf/database/tables';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { asAway, takeClient } from '#platform/database/pool';

/** Whose act it is: written to the journal with every row it changes. */
export interface Act {
  congregationId: number;
  /** Null where nobody is signed in yet, or a job acts. */
  personId: number | null;
  /** The operation's or the job's name. */
  operation: string;
}

export interface Tenant extends Act {
  db: Kysely<DB>;
  /** A hot read as a statement the server prepares once a connection. */
  prepared<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]>;
  /** Runs work behind a savepoint; when it fails and `recover` gives an answer, what it began is taken back. */
  attempt<T>(work: () => Promise<T>, recover: (error: unknown) => T | undefined): Promise<T>;
}

const retriedStates = new Set(['40001', '40P01']);
const mostTries = 6;

const stateOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const begin = ({ congregationId, personId, operation }: Act): string => {
  if (!Number.isInteger(congregationId) || !/^[\w.-]+$/.test(operation))
    throw new Error('an act names its congregation and operation');
  const person = personId === null ? '' : String(Math.trunc(personId));
  return `begin; select set_config('app.congregation','${congregationId}',true),set_config('app.person','${person}',true),set_config('app.operation','${operation}',true)`;
};

/** Kysely over this one client; its transactions are ours, so it only sends queries. */
const kyselyOver = (client: PoolClient): Kysely<DB> => {
  const lent = {
    query: client.query.bind(client),
    release: () => {},
  } as unknown as PoolClient;
  return new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: { connect: async () => lent, end: async () => {}, options: {} } as never,
    }),
  });
};

const tenantOver = (client: PoolClient, act: Act): Tenant => {
  let db: Kysely<DB> | undefined;
  return {
    ...act,
    get db() {
      db ??= kyselyOver(client);
      return db;
    },
    async prepared<Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> {
      return (await client.query<Row>({ name, text, values })).rows;
    },
    async attempt(work, recover) {
      await client.query('savepoint attempt');
      try {
        const result = await work();
        await client.query('release savepoint attempt');
        return result;
      } catch (error) {
        if (retriedStates.has(stateOf(error))) throw error;
        const recovered = recover(error);
        if (recovered === undefined) throw error;
        await client.query('rollback to savepoint attempt');
        return recovered;
      }
    },
  };
};

async function runOnce<T>(pool: Pool, act: Act, work: (tenant: Tenant) => Promise<T>): Promise<T> {
  const client = await takeClient(pool);
  let broken: Error | undefined;
  try {
    await client.query(begin(act));
    const result = await work(tenantOver(client, act));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw asAway(error);
  } finally {
    client.release(broken);
  }
}

/**
 * Runs work in a transaction of the act's congregation and commits. Serialisation failures and deadlocks run the whole
 * work again, so it must have no effect outside the transaction.
 */
export async function tenantTransaction<T>(
  { pool }: { pool: Pool },
  act: Act,
  work: (tenant: Tenant) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(pool, act, work);
    } catch (error) {
      if (!retriedStates.has(stateOf(error)) || tries >= mostTries) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * tries));
    }
  }
}
