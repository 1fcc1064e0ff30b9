/** Reads sessions for many requests in one query, and caches them until a change notification. */
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import type { Pool } from 'pg';
import { type Changes, ofTheWorld, type Watch } from '#platform/database/changes';
import { LeastUsed } from '#platform/least-used';

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
  /** Revision by collection of the congregation. */
  revisions: Record<string, number>;
}

interface WaitingRead {
  hash: Buffer;
  resolve: (row: SessionRow | undefined) => void;
  reject: (reason: unknown) => void;
}

const mostKept = 50_000;
const mostPeopleKept = 20_000;

/** Session cache by secret hash, dropped when the congregation changes; empty without a subscription. */
function keepSessions(changes: Changes | undefined) {
  const byCongregation = new Map<number, Set<string>>();
  const kept = new LeastUsed<string, SessionRow>(mostKept, (key, { congregation_id }) => {
    const keys = byCongregation.get(congregation_id);
    keys?.delete(key);
    if (keys?.size === 0) byCongregation.delete(congregation_id);
  });
  const clear = (): void => {
    kept.clear();
    byCongregation.clear();
  };
  changes?.onSilence(clear);
  changes?.onChange((congregationId) => {
    if (congregationId === ofTheWorld) clear();
    for (const key of byCongregation.get(congregationId) ?? []) kept.delete(key);
    byCongregation.delete(congregationId);
  });
  return {
    get: (key: string): SessionRow | undefined => (changes?.current() ? kept.get(key) : undefined),
    /** `watch` began with the query: a row whose congregation was notified since may be stale. */
    set(key: string, row: SessionRow, watch: Watch | undefined): void {
      if (!changes?.hearing() || !watch || watch.heard(row.congregation_id)) return;
      kept.set(key, row);
      const keys = byCongregation.get(row.congregation_id) ?? new Set();
      byCongregation.set(row.congregation_id, keys.add(key));
    },
  };
}

/**
 * `find(hash)` returns a session from the cache if its congregation has not changed, else from the database.
 * Requests that arrive during a query share the next one.
 */
export function openSessionReader(pool: Pool, changes?: Changes) {
  const kept = keepSessions(changes);
  let waiting = new Map<string, WaitingRead[]>();
  let reading = 0;

  const read = async (): Promise<void> => {
    const batch = waiting;
    waiting = new Map();
    reading += 1;
    const watch = changes?.watch();
    try {
      const { rows } = await pool.query<SessionRow>({
        name: 'find-sessions',
        text: 'select * from sheaf.find_sessions($1)',
        values: [[...batch.values()].map(([first]) => first!.hash)],
      });
      const byHash = new Map(rows.map((row) => [row.token_hash.toString('latin1'), row]));
      for (const [hash, row] of byHash) kept.set(hash, row, watch);
      for (const [hash, entries] of batch) for (const entry of entries) entry.resolve(byHash.get(hash));
    } catch (error) {
      for (const entries of batch.values()) for (const entry of entries) entry.reject(error);
    } finally {
      watch?.end();
      reading -= 1;
      if (waiting.size > 0) void read();
    }
  };

  const readNext = (key: string, hash: Buffer): Promise<SessionRow | undefined> =>
    new Promise((resolve, reject) => {
      const entries = waiting.get(key);
      if (entries) {
        entries.push({ hash, resolve, reject });
        return;
      }
      waiting.set(key, [{ hash, resolve, reject }]);
      if (reading < 3 && waiting.size === 1) setImmediate(() => waiting.size > 0 && void read());
    });

  return {
    find: (hash: Buffer): Promise<SessionRow | undefined> | SessionRow => {
      const key = hash.toString('latin1');
      return kept.get(key) ?? readNext(key, hash);
    },
    /** Reads from the database: another process may have marked its use. */
    findAnew: (hash: Buffer): Promise<SessionRow | undefined> => readNext(hash.toString('latin1'), hash),
  };
}

/** Caches permissions by person until their permission epoch changes (raised by a trigger). */
export function openPermissionReader(pool: Pool) {
  const kept = new LeastUsed<string, { epoch: number; permissions: ReadonlySet<PermissionKey> }>(
    mostPeopleKept,
  );
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
    kept.set(key, { epoch: session.permission_epoch, permissions });
    return permissions;
  };
}

/** Consumes a print ticket and returns the hash of its session; undefined if invalid. */
export async function useTicket(
  pool: Pool,
  ticket: Buffer,
  document: string,
  now: Date,
): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ session: Buffer | null }>(
    'select sheaf.use_ticket($1, $2, $3) as session',
    [ticket, document, now],
  );
  return rows[0]?.session ?? undefined;
}

/**
 * Marks sessions as used, at most once an hour each, after the answer is sent. No notification is sent, so
 * the cached row is updated too.
 * @throws if the update failed; the next request retries it.
 */
export async function markUsed(pool: Pool, session: SessionRow, now: Date): Promise<void> {
  const before = session.last_used_at;
  session.last_used_at = now;
  try {
    await writeUsed(pool, session, now);
  } catch (error) {
    session.last_used_at = before;
    throw error;
  }
}

async function writeUsed(pool: Pool, session: SessionRow, now: Date): Promise<void> {
  // A read must not wait for a standby, and a lost mark costs nothing.
  await pool.query("select set_config('synchronous_commit', 'off', true), sheaf.mark_session_used($1, $2)", [
    session.token_hash,
    now,
  ]);
}
