/** A connection lent by a pooler for one transaction at a time: what one transaction prepares, the next one does not find. */

import type { Pool, PoolConfig } from 'pg';
import { advisoryLocks } from '#platform/database/advisory-locks';
import { WatchedClient, type WatchedConfig } from '#platform/database/watched-client';

export class SessionlessClient extends WatchedClient {
  // biome-ignore lint/suspicious/noExplicitAny: as the driver's own overloads, which an override cannot repeat
  override query(config: any, ...rest: any[]): any {
    const named = config !== null && typeof config === 'object' && config.name && !config.submit;
    return (super.query as (...given: unknown[]) => unknown)(
      named ? { ...config, name: undefined } : config,
      ...rest,
    );
  }
}

/** A pooler takes no limits when a connection begins; `limitRole` gives them to the role. */
export const sessionless: PoolConfig & WatchedConfig = {
  Client: SessionlessClient as unknown as NonNullable<PoolConfig['Client']>,
  statement_timeout: 0,
  // The limit that the role has, and the time that the notice of it takes.
  answerMilliseconds: 7000,
  idle_in_transaction_session_timeout: 0,
};

/** The limits of the pool, as the database gives them to every connection of the role. */
export async function limitRole(owner: Pool, role: string): Promise<void> {
  await owner.query(`do $$
    begin
      perform pg_advisory_xact_lock(${advisoryLocks.applicationRole});
      if not exists (select 1 from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
        where d.datname = current_database() and s.setrole = '${role}'::regrole
          and 'statement_timeout=5s' = any (s.setconfig)) then
        execute format('alter role ${role} in database %I set statement_timeout = ''5s''', current_database());
        execute format('alter role ${role} in database %I set idle_in_transaction_session_timeout = ''15s''', current_database());
      end if;
    end $$`);
}
