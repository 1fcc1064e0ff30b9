/**
 * Queries that a connection sends again and again are prepared there under a name: PostgreSQL then reads and plans them once, which
 * takes more time than most of them need to run (decision 90).
 */
import type { PoolClient } from 'pg';

/** A query that was sent this often on a connection is prepared with the next time. */
const seldom = 2;
/** On one connection; each takes the database some ten kilobytes. */
const mostNames = 200;
/** Texts with as many values as they have rows come in endless variety: their counts are forgotten at times. */
const mostCounts = 2000;
/** A plan made for a few does not fit many, and PostgreSQL would keep it. */
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

/** Of a client, as the query builder calls it. */
export function queryOf(client: PoolClient): PoolClient['query'] {
  const query = (text: string, values: unknown[]) => {
    const name = isShort(values) ? nameOf(client, text) : undefined;
    return name ? client.query({ name, text, values }) : client.query(text, values);
  };
  return query as PoolClient['query'];
}

/** A migration gave a column another type: what the connection has prepared no longer fits, on a fresh one all does. */
export const isStale = (error: unknown): boolean =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';
