/** Queries on what people said about when and how much they can serve. */
import type {
  Availability,
  CartTime,
  PairScope,
  PairWish,
  PersonLimit,
  PlannerNotes,
  UnavailableTime,
} from '@sheaf/rules/people/availability/availability';
import { sql } from 'kysely';
import type { Statement } from '#platform/database/prepared-statement';
import type { Tenant } from '#platform/database/tenant';

export interface PairRow {
  id: number;
  person_id: number;
  other_id: number;
  wish: PairWish;
  scope: PairScope;
  wished_by: number | null;
}

type OfPerson<Values> = Values & { id: number; person_id: number };

export interface SinceRow {
  person_id: number;
  qualification: number | null;
  responsibility_id: number | null;
  since: string;
}

export interface AvailabilityRows {
  limits: OfPerson<PersonLimit>[];
  times: OfPerson<UnavailableTime>[];
  cart_times: OfPerson<CartTime>[];
  dates: OfPerson<PlannerNotes>[];
  pairs: PairRow[];
}

/** All rows of these people, each list as JSON: one statement for any number of people. */
const recordText = `
  (select coalesce(json_agg(json_build_object('id', id, 'person_id', person_id, 'area', area, 'most_a_month', most_a_month,
     'pace', pace) order by id), '[]') from person_limits where person_id = any ($1::bigint[])) as limits,
  (select coalesce(json_agg(json_build_object('id', id, 'person_id', person_id, 'days', days, 'from_at', from_at, 'to_at', to_at,
     'starts_on', starts_on, 'ends_on', ends_on) order by id), '[]')
     from unavailable_times where person_id = any ($1::bigint[])) as times,
  (select coalesce(json_agg(json_build_object('id', id, 'person_id', person_id, 'day', day, 'from_at', from_at, 'to_at', to_at)
     order by day, from_at), '[]') from cart_times where person_id = any ($1::bigint[])) as cart_times,
  (select coalesce(json_agg(json_build_object('id', id, 'person_id', person_id, 'counts_from', counts_from, 'note', note)), '[]')
     from planning_dates where person_id = any ($1::bigint[])) as dates,
  (select coalesce(json_agg(json_build_object('id', id, 'person_id', person_id, 'other_id', other_id, 'wish', wish,
     'scope', scope, 'wished_by', wished_by) order by id), '[]')
     from person_pairs where person_id = any ($1::bigint[]) or other_id = any ($1::bigint[])) as pairs`;

const recordsOfPeople: Statement = { name: 'availability-of-people', text: `select ${recordText}` };

const factsOfPeople: Statement = {
  name: 'planning-facts-of-people',
  text: `select ${recordText},
  (select coalesce(json_agg(json_build_object('person_id', person_id, 'qualification', qualification,
     'responsibility_id', responsibility_id, 'since', since)), '[]')
     from qualified_since where person_id = any ($1::bigint[]) and since is not null and ended_on is null) as since`,
};

const list = (ids: readonly number[]): string => `{${ids.join()}}`;

/** Deletes and inserts only what differs, so that the journal records no more. */
async function replaceRows<Values extends object>(
  tenant: Tenant,
  { table, personId }: { table: 'person_limits' | 'unavailable_times' | 'cart_times'; personId: number },
  before: readonly (Values & { id: number })[],
  after: readonly Values[],
  keyOf: (row: Values) => string,
): Promise<void> {
  const [had, wanted] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const gone = before.filter((row) => !wanted.has(keyOf(row))).map(({ id }) => id);
  const seen = new Set<string>();
  const added = after.filter((row) => {
    const key = keyOf(row);
    if (had.has(key) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  if (gone.length > 0)
    await sql`delete from ${sql.table(table)} where id = any (${list(gone)}::bigint[])`.execute(tenant.db);
  if (added.length === 0) return;
  const columns = Object.keys(added[0]!);
  const names = sql.join(columns.map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (congregation_id, person_id, ${names})
    select ${tenant.congregationId}::bigint, ${personId}::bigint, ${names}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(added)}::jsonb)`.execute(
    tenant.db,
  );
}

const limitKey = ({ area, most_a_month, pace }: PersonLimit): string => `${area} ${most_a_month} ${pace}`;
const timeKey = ({ days, from_at, to_at, starts_on, ends_on }: UnavailableTime): string =>
  `${days} ${from_at} ${to_at} ${starts_on} ${ends_on}`;
const cartKey = ({ day, from_at, to_at }: CartTime): string => `${day} ${from_at} ${to_at}`;

/** The pair of two people is stored once, by the smaller id. */
const ordered = (one: number, other: number) => ({
  person_id: Math.min(one, other),
  other_id: Math.max(one, other),
});

export const availability = {
  async ofPeople(tenant: Tenant, ids: readonly number[]): Promise<AvailabilityRows> {
    const [rows] = await tenant.prepared<AvailabilityRows>(recordsOfPeople, [list(ids)]);
    return rows!;
  },

  async factsOf(tenant: Tenant, ids: readonly number[]): Promise<AvailabilityRows & { since: SinceRow[] }> {
    const [rows] = await tenant.prepared<AvailabilityRows & { since: SinceRow[] }>(factsOfPeople, [
      list(ids),
    ]);
    return rows!;
  },

  /** The caller has locked the person. */
  async save(
    tenant: Tenant,
    personId: number,
    before: AvailabilityRows,
    { limits, times, cart_times }: Availability,
  ): Promise<void> {
    await replaceRows(tenant, { table: 'person_limits', personId }, before.limits, limits, limitKey);
    await replaceRows(tenant, { table: 'unavailable_times', personId }, before.times, times, timeKey);
    await replaceRows(tenant, { table: 'cart_times', personId }, before.cart_times, cart_times, cartKey);
  },

  async saveNotes(tenant: Tenant, personId: number, notes: PlannerNotes): Promise<void> {
    if (notes.counts_from === null && notes.note === null) {
      await tenant.db.deleteFrom('planning_dates').where('person_id', '=', personId).execute();
      return;
    }
    await tenant.db
      .insertInto('planning_dates')
      .values({ congregation_id: tenant.congregationId, person_id: personId, ...notes })
      .onConflict((conflict) => conflict.columns(['congregation_id', 'person_id']).doUpdateSet(notes))
      .execute();
  },

  /** @param wishedBy null for a planner. */
  async savePair(
    tenant: Tenant,
    [one, other]: readonly [number, number],
    { wish, scope, wishedBy }: { wish: PairWish; scope: PairScope; wishedBy: number | null },
  ): Promise<void> {
    await sql`insert into person_pairs (congregation_id, person_id, other_id, wish, scope, wished_by)
      values (${tenant.congregationId}, ${ordered(one, other).person_id}, ${ordered(one, other).other_id}, ${wish}, ${scope},
        ${wishedBy}::bigint)
      on conflict (congregation_id, person_id, other_id, scope, wished_by) do update set wish = excluded.wish
        where person_pairs.wish <> excluded.wish`.execute(tenant.db);
  },

  /** @param wishedBy deletes only the wishes of this person; all of them if undefined. */
  async deletePair(
    tenant: Tenant,
    [one, other]: readonly [number, number],
    wishedBy: number | undefined,
  ): Promise<boolean> {
    const { person_id, other_id } = ordered(one, other);
    const { numDeletedRows } = await tenant.db
      .deleteFrom('person_pairs')
      .where('person_id', '=', person_id)
      .where('other_id', '=', other_id)
      .$if(wishedBy !== undefined, (query) => query.where('wished_by', '=', wishedBy!))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
};
