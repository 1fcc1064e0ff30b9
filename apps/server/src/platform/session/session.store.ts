/** Reads sessions for many requests in one query: whoever waits while a query runs is answered by the next one. */
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import type { Pool } from 'pg';

export interface SessionRow {
  token_hash: Buffer;
  congregation_id: number;
  session_id: number;
  person_id: number;
  person_active: boolean;
  permission_epoch: number;
  last_used_at: Date;
  checked_at: Date;
  ended_at: Date | null;
  lang: string;
  /** Collection name to revision, of the congregation. */
  revisions: Record<string, number>;
}

interface Waiting {
  hash: Buffer;
  resolve: (row: SessionRow | undefined) => void;
  reject: (reason: unknown) => void;
}

/**
 * `find(hash)` always reads the database after it was called, so an ended session ends at the next request; but sixteen
 * requests that arrive together share one round trip.
 */
export function openSessionReader(pool: Pool) {
  let waiting = new Map<string, Waiting[]>();
  let reading = 0;

  const read = async (): Promise<void> => {
    const batch = waiting;
    waiting = new Map();
    reading += 1;
    try {
      const { rows } = await pool.query<SessionRow>({
        name: 'find-sessions',
        text: 'select * from sheaf.find_sessions($1)',
        values: [[...batch.values()].map(([first]) => first!.hash)],
      });
      const byHash = new Map(rows.map((row) => [row.token_hash.toString('latin1'), row]));
      for (const [hash, entries] of batch) for (const entry of entries) entry.resolve(byHash.get(hash));
    } catch (error) {
      for (const entries of batch.values()) for (const entry of entries) entry.reject(error);
    } finally {
      reading -= 1;
      if (waiting.size > 0) void read();
    }
  };

  return {
    find: (hash: Buffer): Promise<SessionRow | undefined> =>
      new Promise((resolve, reject) => {
        const key = hash.toString('latin1');
        const entries = waiting.get(key);
        if (entries) {
          entries.push({ hash, resolve, reject });
          return;
        }
        waiting.set(key, [{ hash, resolve, reject }]);
        // Few in flight: whoever comes meanwhile shares the next, so the busier it is the fewer queries a request costs.
        if (reading < 3 && waiting.size === 1) setImmediate(() => waiting.size > 0 && void read());
      }),
  };
}

/** Permissions by person, kept only as long as his permission epoch stands (raised by trigger with every change). */
export function openPermissionReader(pool: Pool) {
  const kept = new Map<string, { epoch: number; permissions: ReadonlySet<PermissionKey> }>();
  return async (session: SessionRow): Promise<ReadonlySet<PermissionKey>> => {
    const key = `${session.congregation_id}/${session.person_id}`;
    const known = kept.get(key);
    if (known && known.epoch === session.permission_epoch) return known.permissions;
    const { rows } = await pool.query<{ permission: PermissionKey }>({
      name: 'permissions-of',
      text: 'select permission from sheaf.permissions_of($1, $2)',
      values: [session.congregation_id, session.person_id],
    });
    const permissions = new Set(rows.map((row) => row.permission));
    if (kept.size > 20_000) kept.clear();
    kept.set(key, { epoch: session.permission_epoch, permissions });
    return permissions;
  };
}

/** Marks sessions as used, at most once an hour each, after the answer is on its way. */
export async function markUsed(pool: Pool, session: SessionRow, now: Date): Promise<void> {
  await pool.query('select sheaf.mark_session_used($1, $2)', [session.token_hash, now]);
}
