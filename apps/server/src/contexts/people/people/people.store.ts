/** Queries on people that everyone may see. */
import { type RawBuilder, sql } from 'kysely';
import { isAwayNow } from '#contexts/people/absences/absences.api';
import type { Tenant } from '#platform/database/tenant';

/** USERS-R24. */
export const trimmedColumns = [
  'id',
  'first_name',
  'last_name',
  'appointment',
  'gender',
  'group_id',
  'cart',
  'active',
  'pioneer',
  'special_pioneer',
  'aux',
  'qualified_parts',
] as const;

const contactOf = (column: 'email' | 'phone') =>
  sql<
    string | null
  >`case when exists (select from group_overseers o where o.congregation_id = people.congregation_id
    and o.overseer_id = people.id) then ${sql.ref(`people.${column}`)} end`.as(column);

/** USERS-R24: phone and e-mail of group leaders only. Columns of `people`. */
export const overseerContact = () => [contactOf('email'), contactOf('phone')];

/** Reader of the list, and today in their congregation. */
export interface ListReader {
  personId: number;
  today: string;
}

/**
 * USERS-R24: people who share an upcoming cart shift or meeting part with the reader. Each case has its own
 * index.
 */
const sharingWith = ({ congregationId }: Tenant, { personId, today }: ListReader) => {
  const together = (same: RawBuilder<unknown>) => sql`select other.person_id from shared_duties mine
    join shared_duties other on other.congregation_id = mine.congregation_id and other.id <> mine.id and ${same}
    where mine.congregation_id = ${congregationId}::bigint and mine.person_id = ${personId}::bigint
      and mine.on_date >= ${today}::date`;
  return sql`${together(sql`other.shift_id = mine.shift_id`)}
    union all ${together(sql`other.part_id = mine.part_id and other.hall = mine.hall`)}`;
};

/** USERS-R24: also for people who share an upcoming shift or part with the reader. */
const contactFor = (column: 'email' | 'phone', tenant: Tenant, reader: ListReader) =>
  sql<
    string | null
  >`case when exists (select from group_overseers o where o.congregation_id = people.congregation_id
    and o.overseer_id = people.id) or people.id in (${sharingWith(tenant, reader)})
    then ${sql.ref(`people.${column}`)} end`.as(column);

const byLastName = (tenant: Tenant, reader?: ListReader) =>
  tenant.db
    .selectFrom('people')
    .select(trimmedColumns)
    .select(
      reader ? [contactFor('email', tenant, reader), contactFor('phone', tenant, reader)] : overseerContact(),
    )
    .select(isAwayNow('people').as('away'))
    .where('deleted_at', 'is', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id');

export const people = {
  /** All who are not deleted, or those of these ids. */
  list: (tenant: Tenant, ids?: number[]) =>
    tenant.db
      .selectFrom('people')
      .select(trimmedColumns)
      .select(overseerContact())
      .select(isAwayNow('people').as('away'))
      .where('deleted_at', 'is', null)
      .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
      .orderBy('id')
      .execute(),

  inOrder: (tenant: Tenant, reader: ListReader) => byLastName(tenant, reader).execute(),

  page: (tenant: Tenant, reader: ListReader, page: number, perPage: number) =>
    byLastName(tenant, reader)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),

  /** A person's cart partners by last name; empty for an unknown person. */
  partnersOf: (tenant: Tenant, id: number) =>
    byLastName(tenant)
      .where(
        sql<boolean>`people.id = any(select unnest(o.cart_partners) from people o
          where o.id = ${id}::bigint and o.deleted_at is null)`,
      )
      .execute(),

  /** USERS-O7: people who can sign in, latest first. */
  visitors: (tenant: Tenant) =>
    tenant.db
      .selectFrom('people')
      .select(['id', 'first_name', 'last_name', 'appointment', 'last_login'])
      .where('deleted_at', 'is', null)
      .where('active', '=', true)
      .orderBy('last_login', (order) => order.desc().nullsLast())
      .orderBy('last_name')
      .orderBy('first_name')
      .orderBy('id')
      .execute(),

  async count(tenant: Tenant): Promise<number> {
    const row = await tenant.db
      .selectFrom('people')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(row.total);
  },

  /** Numbers of all people, of those with a qualification, and of those who have signed in. */
  async begun(tenant: Tenant) {
    const { rows } = await sql<{ people: number; qualified: number; visited: number }>`
      select count(*)::int as people, (count(*) filter (where cardinality(qualified_parts) > 0))::int as qualified,
        count(last_login)::int as visited
      from people where deleted_at is null`.execute(tenant.db);
    return rows[0]!;
  },
};
