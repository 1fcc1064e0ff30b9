import type { DB } from '@sheaf/database/tables';
import type { LeaderKind } from '@sheaf/rules/people/groups/leaders';
import { type Selectable, sql } from 'kysely';
import { type CommitmentSource, standing } from '#platform/commitment-source';
import { columnsOf } from '#platform/database/columns-of';
import type { Tenant } from '#platform/database/tenant';
import type { LeavingStep } from '#platform/person-leaves';

const columns = columnsOf('groups', 'congregation_id', 'created_at', 'updated_at');

const listColumns = columnsOf(
  'groups',
  'congregation_id',
  'created_at',
  'updated_at',
  'overseer_id',
  'assistant_id',
).map((column) => `groups.${column}` as const);

export type GroupRow = Pick<Selectable<DB['groups']>, (typeof columns)[number]>;
export type GroupValues = Omit<GroupRow, 'id' | 'version'>;

export const groups = {
  /** All groups, or one by id; a deleted leader is null. */
  list: (tenant: Tenant, id?: number) =>
    tenant.db
      .selectFrom('groups')
      .select((row) => [
        ...listColumns,
        ...(['overseer', 'assistant'] as const).flatMap((leader) => {
          const person = row
            .selectFrom('current_people as person')
            .whereRef('person.congregation_id', '=', 'groups.congregation_id')
            .whereRef('person.id', '=', `groups.${leader}_id`);
          return [
            person.select('person.id').as(`${leader}_id`),
            person.select('first_name').as(`${leader}_first`),
            person.select('last_name').as(`${leader}_last`),
          ];
        }),
        row
          .selectFrom('current_people as person')
          .whereRef('person.congregation_id', '=', 'groups.congregation_id')
          .whereRef('person.group_id', '=', 'groups.id')
          .select((member) => member.fn.countAll<string>().as('count'))
          .as('members'),
      ])
      .$if(id !== undefined, (query) => query.where('groups.id', '=', id!))
      .orderBy('groups.name')
      .orderBy('groups.id')
      .execute(),

  async count(tenant: Tenant): Promise<number> {
    const row = await tenant.db
      .selectFrom('groups')
      .select((group) => group.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(row.total);
  },

  lock: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('groups').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),

  /** Leaders of all groups except this one. */
  async leadersElsewhere(tenant: Tenant, except: number | null): Promise<Set<number>> {
    const rows = await tenant.db
      .selectFrom('groups')
      .select(['overseer_id', 'assistant_id'])
      .$if(except !== null, (query) => query.where('id', '<>', except!))
      .execute();
    return new Set(rows.flatMap((row) => [row.overseer_id, row.assistant_id]).filter((id) => id !== null));
  },

  add: (tenant: Tenant, values: GroupValues) =>
    tenant.db
      .insertInto('groups')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  edit: (tenant: Tenant, id: number, values: GroupValues) =>
    tenant.db
      .updateTable('groups')
      .set(values)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('groups').where('id', '=', id).execute();
  },

  names: (tenant: Tenant) =>
    tenant.db.selectFrom('groups').select(['id', 'name']).orderBy('name').orderBy('id').execute(),

  /** Locks the group against deletion until the transaction ends; false if it does not exist. */
  async hold(tenant: Tenant, id: number): Promise<boolean> {
    const row = await tenant.db
      .selectFrom('groups')
      .select('id')
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Groups of which the person is overseer or assistant. */
  async ledBy(tenant: Tenant, personId: number): Promise<number[]> {
    const rows = await tenant.db
      .selectFrom('groups')
      .select('id')
      .where((group) => group.or([group('overseer_id', '=', personId), group('assistant_id', '=', personId)]))
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Overseer or assistant; undefined if the person leads no group. */
  async leadOf(tenant: Tenant, personId: number): Promise<LeaderKind | undefined> {
    const row = await tenant.db
      .selectFrom('groups')
      .select('overseer_id')
      .where((group) => group.or([group('overseer_id', '=', personId), group('assistant_id', '=', personId)]))
      .executeTakeFirst();
    return row && (row.overseer_id === personId ? 'overseer' : 'assistant');
  },
};

export const importedGroups = {
  /** Ids by lower-case name, of existing and new groups. */
  async add(tenant: Tenant, names: readonly string[]): Promise<Map<string, number>> {
    if (names.length > 0)
      await tenant.db
        .insertInto('groups')
        .values(names.map((name) => ({ congregation_id: tenant.congregationId, name })))
        .execute();
    const known = await tenant.db.selectFrom('groups').select(['id', 'name']).orderBy('id', 'desc').execute();
    return new Map(known.map(({ id, name }) => [name.trim().toLowerCase(), id] as const));
  },

  /** Removes unchanged groups; `used` are the ids of groups with members. */
  async remove(
    tenant: Tenant,
    noted: readonly { id: number; version: number }[],
    used: readonly number[],
  ): Promise<void> {
    await sql`delete from groups g
      using jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as r (id bigint, version int)
      where g.id = r.id and g.version = r.version and g.id <> all(${[...used]}::bigint[])`.execute(tenant.db);
  },
};

/** Group led by a person (USERS-X18). */
export const groupCommitments: CommitmentSource = async (tenant, personId) => {
  const rows = await tenant.db
    .selectFrom('groups')
    .select('name')
    .where((group) => group.or([group('overseer_id', '=', personId), group('assistant_id', '=', personId)]))
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => standing('group', name));
};

/** Removes the person as overseer or assistant of all groups. */
export const releaseGroups: LeavingStep = async (tenant, { personId }) => {
  await tenant.db
    .updateTable('groups')
    .set({ overseer_id: null })
    .where('overseer_id', '=', personId)
    .execute();
  await tenant.db
    .updateTable('groups')
    .set({ assistant_id: null })
    .where('assistant_id', '=', personId)
    .execute();
};
