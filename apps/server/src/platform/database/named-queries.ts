/**
 * Prepares repeated queries under a name: PostgreSQL then parses and plans them once, which takes longer than
 * running most of them (decision 90).
 */
import type { PoolClient } from 'pg';

/** A query is prepared after it was sent this often on a connection. */
const seldom = 2;
/** Limit per connection; each takes about ten kilobytes in the database. */
const mostNames = 200;
/** Texts with one placeholder per value vary without limit: their counts are cleared at this size. */
const mostCounts = 2000;
/** A generic plan for few values does not fit many. */
const longList = 20;

interface QueryNames {
  names: Map<string, string>;
  counts: Map<string, number>;
}

const knownOn = new WeakMap<PoolClient, QueryNames>();

function nameOf(client: PoolClient, text: string): string | undefined {
  const known = knownOn.get(client) ?? { names: new Map(), counts: new Map() };
  knownOn.set(client, known);
  const name = known.names.get(text);
  if (name || known.names.size >= mostNames) return name;
  const count = (known.counts.get(text) ?? 0) + 1;
  if (count <= seldom) {
    if (known.counts.size >= mostCounts) known.counts.clear();
    known.counts.set(text, count);
    return undefined;
  }
  known.counts.delete(text);
  const fresh = `query-${known.names.size + 1}`;
  known.names.set(text, fresh);
  return fresh;
}

const isShort = (values: readonly unknown[]): boolean =>
  !values.some((value) => Array.isArray(value) && value.length > longList);

/** The `query` method that the query builder calls. */
export function queryOf(client: PoolClient): PoolClient['query'] {
  const query = (text: string, values: unknown[]) => {
    const name = isShort(values) ? nameOf(client, text) : undefined;
    return name ? client.query({ name, text, values }) : client.query(text, values);
  };
  return query as PoolClient['query'];
}

/**
 * A migration changed the type of a column: prepared statements of the connection are invalid; a new
 * connection works.
 */
export const isStale = (error: unknown): boolean =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';
