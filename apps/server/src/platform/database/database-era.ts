/**
 * The history of the database: a cluster and its timeline. A standby that is promoted, and a backup that is
 * restored, begin another one, which may lack the last commits of the former (decision 121). Every new
 * connection is asked, so none reads a standby or a former primary, and none reads another history before
 * Sheaf has entered it.
 */
import { createHash } from 'node:crypto';
import type { PoolClient, PoolConfig } from 'pg';
import { DatabaseAway, ReadOnlyDatabase } from '#platform/database/pool';
import { WatchedClient } from '#platform/database/watched-client';

export interface DatabaseEra {
  /** System identifier of the cluster. */
  identifier: string;
  timeline: number;
}

/** Enters a history: nothing is read from it before this resolves. */
type EnterEra = (era: DatabaseEra) => Promise<void>;

export interface EraWatch {
  /** Option of every pool to this database. */
  verify: NonNullable<PoolConfig['verify']>;
  /** Enters the present history, and from now on every other one. */
  begin(enter: EnterEra): Promise<void>;
  /** The history as phones name it; undefined until `begin`. */
  text(): string | undefined;
}

const hashDigits = 8;

/** Does not reveal the identifier of the cluster. */
const eraText = ({ identifier, timeline }: DatabaseEra): string =>
  `${createHash('sha256').update(identifier).digest('hex').slice(0, hashDigits)}.${timeline}`;

// On a standby the second function fails, so it is not called.
const eraQuery = `select (select system_identifier::text from pg_control_system()) as identifier,
  case when pg_is_in_recovery() then null
    else ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::bigint end as timeline`;

/** @throws ReadOnlyDatabase for a standby. */
async function readEra(client: PoolClient): Promise<DatabaseEra> {
  const { rows } = await client.query<{ identifier: string; timeline: number | null }>(eraQuery);
  const { identifier, timeline } = rows[0]!;
  if (timeline === null) throw new ReadOnlyDatabase('the database is a standby');
  return { identifier, timeline };
}

class EraOfDatabase implements EraWatch {
  private known: DatabaseEra | undefined;
  private enter: EnterEra | undefined;
  private entering: Promise<void> = Promise.resolve();
  private readonly eras = new Map<WatchedClient, DatabaseEra>();

  text = (): string | undefined => this.known && this.enter && eraText(this.known);

  verify: EraWatch['verify'] = (client, done) => {
    this.admit(client).then(
      () => done(),
      (error: Error) => done(error),
    );
  };

  async begin(enter: EnterEra): Promise<void> {
    if (this.known) await enter(this.known);
    this.enter = enter;
  }

  private async admit(client: PoolClient): Promise<void> {
    const era = await readEra(client);
    if (client instanceof WatchedClient) {
      this.eras.set(client, era);
      client.once('end', () => this.eras.delete(client));
    }
    this.entering = this.entering.catch(() => undefined).then(() => this.meet(era));
    await this.entering;
  }

  private async meet(era: DatabaseEra): Promise<void> {
    const { known } = this;
    if (known && era.identifier === known.identifier) {
      if (era.timeline === known.timeline) return;
      if (era.timeline < known.timeline)
        throw new DatabaseAway('the address leads to a former primary; the standby was promoted');
    }
    await this.enter?.(era);
    this.known = era;
    for (const [client, of] of this.eras)
      if (of.identifier !== era.identifier || of.timeline !== era.timeline)
        client.abandon(new DatabaseAway('the database is no longer the primary'));
  }
}

export const watchEra = (): EraWatch => new EraOfDatabase();
