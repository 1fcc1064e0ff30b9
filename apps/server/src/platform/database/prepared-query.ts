/**
 * Builds prepared statements from the query builder, to be sent in one message with others (decisions 99 and
 * 100).
 */
import type { DB } from '@sheaf/database/tables';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import type { Statement, Value } from '#platform/database/prepared-statement';
import type { Tenant } from '#platform/database/tenant';

/** Compiles queries without a database. */
const writer = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Placeholder of a value by its position from 1. */
export const given = <T>(place: number): RawBuilder<T> => sql.raw<T>(`$${place}`);

/** Placeholder of an id list, passed as `idList`. */
export const amongGiven = (place: number): RawBuilder<number> => sql<number>`any (${given(place)}::bigint[])`;

export const idList = (ids: readonly (number | string)[]): string => `{${ids.join()}}`;

/**
 * @param name unique among all statements.
 * @param isWholeRead nothing else is read with it, so that it is its own transaction.
 */
export function preparedQuery<Row extends object>(
  name: string,
  build: (db: Kysely<DB>) => { compile(): CompiledQuery<Row> },
  { isWholeRead = false } = {},
): (tenant: Tenant, ...values: Value[]) => Promise<Row[]> {
  const { sql: text, parameters } = build(writer).compile();
  if (parameters.length > 0) throw new Error(`${name} holds a value that is not given with each call`);
  const statement: Statement = { name, text, ...(!isWholeRead && { needsTransaction: true }) };
  return (tenant, ...values) => tenant.prepared<Row>(statement, values);
}
