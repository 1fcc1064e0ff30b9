/** A connection through a pooler in transaction mode: prepared statements do not outlive a transaction. */

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

/** A pooler ignores startup parameters, so `limitRole` sets the limits on the role. */
export const sessionless: PoolConfig & WatchedConfig = {
  Client: SessionlessClient as unknown as NonNullable<PoolConfig['Client']>,
  statement_timeout: 0,
  // Statement timeout of the role, plus the time to report it.
  answerMilliseconds: 7000,
  idle_in_transaction_session_timeout: 0,
};

/** Sets the pool's limits as defaults of the role. */
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
