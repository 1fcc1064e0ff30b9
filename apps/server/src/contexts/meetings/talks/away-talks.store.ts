/** Queries on talks of own speakers elsewhere. */
import { confirmations } from '@sheaf/rules/meetings/talks/request';
import { sql } from 'kysely';
import { answerColumns, saidNow, type TalkAnswerValues } from '#contexts/meetings/talks/talk-answer';
import type { Tenant } from '#platform/database/tenant';

const columns = [
  't.id',
  't.person_id',
  't.host_id',
  't.host_name',
  't.held_on',
  't.starts_at',
  't.zone',
  't.number',
  ...answerColumns,
  't.version',
] as const;

export interface AwayValues {
  person_id: number;
  host_id: number;
  host_name: string;
  held_on: string;
  starts_at: string;
  zone: string;
  number: number;
  confirmed: number;
  proposal_id?: number;
}

/** With names, including those of deleted people. */
const named = (tenant: Tenant) =>
  tenant.db
    .selectFrom('away_talks as t')
    .innerJoin('person_names as p', (join) =>
      join.onRef('p.congregation_id', '=', 't.congregation_id').onRef('p.id', '=', 't.person_id'),
    )
    .select(columns)
    .select(['p.first_name', 'p.last_name']);

export type AwayRow = Awaited<ReturnType<ReturnType<typeof named>['execute']>>[number];

const declined = confirmations.encode('declined');

export const awayTalks = {
  /** Both days inclusive, in local time of the hosts. */
  between: (tenant: Tenant, from: string, to: string) =>
    named(tenant)
      .where('t.held_on', '>=', from)
      .where('t.held_on', '<=', to)
      .orderBy('t.held_on')
      .orderBy('t.starts_at')
      .orderBy('t.id')
      .execute(),

  read: (tenant: Tenant, id: number) => named(tenant).where('t.id', '=', id).executeTakeFirst(),

  ofIds: (tenant: Tenant, ids: readonly number[]) =>
    named(tenant)
      .where('t.id', '=', sql<number>`any (${[...ids]}::bigint[])`)
      .execute(),

  async lock(tenant: Tenant, id: number): Promise<AwayRow | undefined> {
    const row = await tenant.db
      .selectFrom('away_talks')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row && awayTalks.read(tenant, row.id);
  },

  /** Conflicting talks of that day: at the same host or by the same speaker, without declined ones. */
  besides: (
    tenant: Tenant,
    {
      held_on,
      host_id,
      host_name,
      starts_at,
      person_id,
    }: Pick<AwayValues, 'held_on' | 'host_id' | 'host_name' | 'starts_at' | 'person_id'>,
    except: number | null,
  ) =>
    tenant.db
      .selectFrom('away_talks')
      .select(['host_id', 'person_id'])
      .where('held_on', '=', held_on)
      .where('confirmed', '<>', declined)
      .where((row) =>
        row.or([
          row.and([
            row('host_id', '=', host_id),
            row('starts_at', '=', starts_at),
            sql<boolean>`sheaf.host_group(host_name) = sheaf.host_group(${host_name})`,
          ]),
          row('person_id', '=', person_id),
        ]),
      )
      .$if(except !== null, (query) => query.where('id', '<>', except!))
      .execute(),

  /** Undefined if a conflicting talk is inserted simultaneously. */
  async add(tenant: Tenant, { confirmed, ...values }: AwayValues): Promise<number | undefined> {
    const row = await tenant.db
      .insertInto('away_talks')
      .values({ congregation_id: tenant.congregationId, ...values, said: confirmed })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id;
  },

  async edit(tenant: Tenant, id: number, values: Omit<AwayValues, 'confirmed'>): Promise<void> {
    await tenant.db.updateTable('away_talks').set(values).where('id', '=', id).execute();
  },

  async answer(tenant: Tenant, id: number, values: TalkAnswerValues): Promise<void> {
    await tenant.db.updateTable('away_talks').set(saidNow(values)).where('id', '=', id).execute();
  },

  async setConfirmed(tenant: Tenant, id: number, confirmed: number): Promise<void> {
    const said = { said: confirmed, answered_as: null };
    await tenant.db.updateTable('away_talks').set(said).where('id', '=', id).execute();
  },

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('away_talks').where('id', '=', id).execute();
  },

  /** Talks of a person from this day on, without declined ones. */
  aheadOf: (tenant: Tenant, personId: number, from: string) =>
    named(tenant)
      .where('t.person_id', '=', personId)
      .where('t.held_on', '>=', from)
      .where('t.confirmed', '<>', declined)
      .orderBy('t.id')
      .execute(),

  /** Removes the talks of a leaving person from this day on. */
  async removeAhead(tenant: Tenant, personId: number, from: string): Promise<void> {
    await tenant.db
      .deleteFrom('away_talks')
      .where('person_id', '=', personId)
      .where('held_on', '>=', from)
      .execute();
  },

  /** Talks at a congregation of the directory from this day on. */
  aheadAt: (tenant: Tenant, hostId: number, from: string) =>
    tenant.db
      .selectFrom('away_talks')
      .select(['held_on', 'host_name'])
      .where('host_id', '=', hostId)
      .where('held_on', '>=', from)
      .where('confirmed', '<>', declined)
      .execute(),

  /** Dates and places of past and future talks of these people. */
  ofPeople: (tenant: Tenant, personIds: readonly number[]) =>
    tenant.db
      .selectFrom('away_talks')
      .select(['person_id', 'held_on', 'host_name'])
      .where('person_id', '=', sql<number>`any (${[...personIds]}::bigint[])`)
      .where('confirmed', '<>', declined)
      .orderBy('held_on')
      .execute(),

  /**
   * Whether a congregation on the installation has a speaker from elsewhere in a week; false if the own
   * congregation may not know.
   */
  async isTaken(tenant: Tenant, hostId: number, monday: string): Promise<boolean> {
    const { rows } = await sql<{ taken: boolean }>`
      select sheaf.weekend_taken(${hostId}::bigint, ${monday}::date) as taken`.execute(tenant.db);
    return rows[0]!.taken;
  },
};
