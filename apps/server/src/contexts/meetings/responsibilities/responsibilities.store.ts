/** Queries on responsibilities and the people in their rotation. */
import type {
  MeetingScope,
  ResponsibilityKind,
  TurnFrequency,
} from '@sheaf/rules/meetings/responsibilities/responsibility';
import { columnsOf } from '#platform/database/columns-of';
import type { Tenant } from '#platform/database/tenant';

const columns = columnsOf('responsibilities', 'congregation_id', 'created_at', 'updated_at');

type StoredResponsibility = Awaited<ReturnType<typeof stored>>[number];
export type ResponsibilityRow = Omit<StoredResponsibility, 'kind' | 'frequency' | 'scope'> & {
  kind: ResponsibilityKind;
  frequency: TurnFrequency;
  scope: MeetingScope;
};
export type ResponsibilityValues = Omit<ResponsibilityRow, 'id' | 'version'>;

export interface TakerRow {
  responsibility_id: number;
  person_id: number;
  scope: MeetingScope;
}

const stored = (tenant: Tenant) =>
  tenant.db.selectFrom('responsibilities').select(columns).orderBy('order').orderBy('id').execute();

const typed = (row: StoredResponsibility): ResponsibilityRow => row as ResponsibilityRow;

/** The nightly job skips congregations without such a row (`NightlyJob.onlyWith`). */
export const dutiesOfNight = 'from responsibilities r where r.congregation_id = c.id';

export const responsibilities = {
  list: async (tenant: Tenant): Promise<ResponsibilityRow[]> => (await stored(tenant)).map(typed),

  /** Locks in id order, which serialises changes of responsibilities and the rotation. */
  async lockAll(tenant: Tenant): Promise<ResponsibilityRow[]> {
    const rows = await tenant.db
      .selectFrom('responsibilities')
      .select(columns)
      .orderBy('id')
      .forUpdate()
      .execute();
    return rows.map(typed).sort((one, other) => one.order - other.order || one.id - other.id);
  },

  async add(tenant: Tenant, values: ResponsibilityValues): Promise<ResponsibilityRow> {
    return typed(
      await tenant.db
        .insertInto('responsibilities')
        .values({ congregation_id: tenant.congregationId, ...values })
        .returning(columns)
        .executeTakeFirstOrThrow(),
    );
  },

  async edit(tenant: Tenant, id: number, values: ResponsibilityValues): Promise<ResponsibilityRow> {
    return typed(
      await tenant.db
        .updateTable('responsibilities')
        .set(values)
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow(),
    );
  },

  async remove(tenant: Tenant, id: number): Promise<boolean> {
    const { numDeletedRows } = await tenant.db
      .deleteFrom('responsibilities')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0;
  },

  /** In list order. */
  async takers(tenant: Tenant): Promise<TakerRow[]> {
    const rows = await tenant.db
      .selectFrom('responsibility_people')
      .select(['responsibility_id', 'person_id', 'scope'])
      .orderBy('order')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ ...row, scope: row.scope }));
  },

  /** Replaces the list of one responsibility, in this order. */
  async setTakers(
    tenant: Tenant,
    responsibilityId: number,
    takers: readonly Omit<TakerRow, 'responsibility_id'>[],
  ): Promise<void> {
    const ids = takers.map(({ person_id }) => person_id);
    await tenant.db
      .deleteFrom('responsibility_people')
      .where('responsibility_id', '=', responsibilityId)
      .$if(ids.length > 0, (query) => query.where('person_id', 'not in', ids))
      .execute();
    if (takers.length === 0) return;
    await tenant.db
      .insertInto('responsibility_people')
      .values(
        takers.map((taker, index) => ({
          congregation_id: tenant.congregationId,
          responsibility_id: responsibilityId,
          ...taker,
          order: index + 1,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['congregation_id', 'responsibility_id', 'person_id'])
          .doUpdateSet((row) => ({ scope: row.ref('excluded.scope'), order: row.ref('excluded.order') })),
      )
      .execute();
  },

  async removeTaker(tenant: Tenant, personId: number): Promise<void> {
    await tenant.db.deleteFrom('responsibility_people').where('person_id', '=', personId).execute();
  },
};
