import type { DaySpan } from '@sheaf/rules/people/absences/away';
import { sql } from 'kysely';
import { columnsOf } from '#platform/database/columns-of';
import type { Statement } from '#platform/database/prepared-statement';
import type { Tenant } from '#platform/database/tenant';

export interface AwayValues {
  person_id: number;
  starts_on: string;
  ends_on: string;
  comment: string | null;
  present: boolean;
}

const columns = columnsOf('away_dates', 'congregation_id', 'created_at', 'updated_at', 'present');

export type AwayRow = Awaited<ReturnType<typeof away.list>>[number];

interface AwaySpan {
  person_id: number;
  start_date: string;
  end_date: string;
}

const spansBetween: Statement = {
  name: 'away-between',
  text: `
  select person_id, starts_on as start_date, ends_on as end_date from away_dates
  where person_id = any ($1::bigint[]) and starts_on <= $3 and ends_on >= $2 order by starts_on`,
};

export const away = {
  /** Absences that end on a day or later, of everyone or one person. */
  list: (tenant: Tenant, endingSince: string, personId?: number) =>
    tenant.db
      .selectFrom('away_dates')
      .select(columns)
      .where('ends_on', '>=', endingSince)
      .$if(personId !== undefined, (query) => query.where('person_id', '=', personId!))
      .orderBy('starts_on')
      .orderBy('id')
      .execute(),

  /** Absences of a person on this day, or else the next ones. */
  async next(tenant: Tenant, personId: number, today: string) {
    const row = await tenant.db
      .selectFrom('away_dates')
      .select(['starts_on as start_date', 'ends_on as end_date'])
      .where('person_id', '=', personId)
      .where('ends_on', '>=', today)
      .orderBy('starts_on')
      .limit(1)
      .executeTakeFirst();
    return row ?? null;
  },

  add: (tenant: Tenant, values: AwayValues) =>
    tenant.db
      .insertInto('away_dates')
      .values({ congregation_id: tenant.congregationId, ...values })
      .returning(columns)
      .executeTakeFirstOrThrow(),

  spansOf: (tenant: Tenant, personId: number, except = 0): Promise<DaySpan[]> =>
    tenant.db
      .selectFrom('away_dates')
      .select(['starts_on as start_date', 'ends_on as end_date'])
      .where('person_id', '=', personId)
      .where('id', '<>', except)
      .execute(),

  /** Absences of these people that overlap a range of days. */
  between: (tenant: Tenant, personIds: readonly number[], from: string, to: string) =>
    tenant.prepared<AwaySpan>(spansBetween, [`{${personIds.join()}}`, from, to]),

  async personOf(tenant: Tenant, id: number): Promise<number | undefined> {
    const row = await tenant.db
      .selectFrom('away_dates')
      .select('person_id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.person_id;
  },

  lock: (tenant: Tenant, id: number) =>
    tenant.db.selectFrom('away_dates').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),

  edit: (tenant: Tenant, id: number, values: Omit<AwayValues, 'person_id'>) =>
    tenant.db
      .updateTable('away_dates')
      .set(values)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('away_dates').where('id', '=', id).execute();
  },

  async removeAllOf(tenant: Tenant, personId: number): Promise<void> {
    await tenant.db.deleteFrom('away_dates').where('person_id', '=', personId).execute();
  },

  /** USERS-O5: marks absences that include today, like `isAway`; writes changed rows only. */
  async refresh(tenant: Tenant, today: string): Promise<void> {
    await sql`update away_dates set present = not present
      where present <> (${today}::date between starts_on and ends_on)`.execute(tenant.db);
  },
};
