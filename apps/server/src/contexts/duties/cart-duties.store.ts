/** Queries on cart duties. */
import type { Acknowledgement } from '@sheaf/rules/duties/acknowledge';
import { sql } from 'kysely';
import { isAhead } from '#contexts/duties/ahead.store';
import type { Statement } from '#platform/database/prepared-statement';
import type { Tenant } from '#platform/database/tenant';

/** Date and times of a shift, for its duties. */
export interface DutyShift {
  id: number;
  on_date: string;
  starts_at: string;
  ends_at: string;
  /** Monday of the week. */
  week: string;
}

export type CartDuty = Awaited<ReturnType<typeof cartDuties.ofShifts>>[number];

interface CartTimes {
  person_id: number;
  on_date: string;
  starts_at: string;
  ends_at: string;
}

/** Includes the earlier answer of a person who stays, and the version it was for. */
export interface NewCartDuty {
  id: number;
  person_id: number;
  said?: Acknowledgement | null;
  acknowledged_at?: Date | null;
  answered_as?: unknown;
}

const timesBetween: Statement = {
  name: 'cart-times-between',
  text: `
  select person_id, on_date, starts_at, ends_at from duties
  where kind = 'cart' and person_id = any ($1::bigint[]) and on_date >= $2 and on_date <= $3
    and ($4::bigint is null or shift_id is distinct from $4) and ($5::bigint is null or visit_id is distinct from $5)`,
};

const drawn: Statement = {
  name: 'cart-duties-drawn',
  text: `select nextval('duties_id_seq') as id from generate_series(1, $1::int)`,
};

const added: Statement = {
  name: 'cart-duties-added',
  text: `
  insert into duties (id, congregation_id, kind, shift_id, place, week, on_date, starts_at, ends_at, person_id, said, acknowledged_at, answered_as)
  overriding system value
  select id, congregation_id, 'cart', shift_id, place, week, on_date, starts_at, ends_at, person_id, said, acknowledged_at, answered_as
  from json_populate_recordset(null::duties, $1)`,
  needsTransaction: true,
};

export const cartDuties = {
  /** In place order, with names, including deleted people. */
  ofShifts: (tenant: Tenant, shiftIds: readonly number[]) =>
    tenant.db
      .selectFrom('duties as d')
      .innerJoin('person_names as p', (join) =>
        join.onRef('p.congregation_id', '=', 'd.congregation_id').onRef('p.id', '=', 'd.person_id'),
      )
      .select([
        'd.id',
        'd.shift_id',
        'd.person_id',
        'd.acknowledged',
        'd.said',
        'd.acknowledged_at',
        'd.answered_as',
        'p.first_name',
        'p.last_name',
      ])
      .where('d.shift_id', '=', sql<number>`any (${[...shiftIds]}::bigint[])`)
      .$narrowType<{ shift_id: number; person_id: number }>()
      .orderBy('d.shift_id')
      .orderBy('d.place')
      .execute(),

  /** Duties of these people between two dates (inclusive) at any cart, without one shift or visit. */
  between: (
    tenant: Tenant,
    personIds: readonly number[],
    { from, to, except }: { from: string; to: string; except: { shift?: number; visit?: number } },
  ) =>
    tenant.prepared<CartTimes>(timesBetween, [
      `{${personIds.join()}}`,
      ...[from, to],
      except.shift ?? null,
      except.visit ?? null,
    ]),

  /** Between two dates (inclusive), in time order. */
  ofPerson: (tenant: Tenant, personId: number, from: string, to: string) =>
    tenant.db
      .selectFrom('duties')
      .select(['id', 'shift_id', 'acknowledged', 'on_date', 'starts_at', 'ends_at'])
      .where('person_id', '=', personId)
      .where('kind', '=', 'cart')
      .where('on_date', '>=', from)
      .where('on_date', '<=', to)
      .where('shift_id', 'is not', null)
      .$narrowType<{ shift_id: number }>()
      .orderBy('on_date')
      .orderBy('starts_at')
      .execute(),

  /** A cart duty of the person, at an own cart or one of another congregation. */
  own: (tenant: Tenant, personId: number, id: number) =>
    tenant.db
      .selectFrom('duties')
      .select(['id', 'shift_id', 'visit_id', 'place', 'on_date', 'starts_at'])
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .where('kind', '=', 'cart')
      .executeTakeFirst(),

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('duties').where('id', '=', id).execute();
  },

  /** Duties of everyone between two dates (inclusive). */
  held: (tenant: Tenant, from: string, to: string) =>
    tenant.db
      .selectFrom('duties')
      .select(['person_id', 'shift_id', 'visit_id', 'on_date', 'starts_at'])
      .where('kind', '=', 'cart')
      .where('person_id', 'is not', null)
      .where('on_date', '>=', from)
      .where('on_date', '<=', to)
      .$narrowType<{ person_id: number }>()
      .orderBy('id')
      .execute(),

  /** Draws the ids of new duties. */
  drawIds: async (tenant: Tenant, count: number): Promise<number[]> =>
    (await tenant.prepared<{ id: number }>(drawn, [count])).map(({ id }) => id),

  /** @param people in place order, each with the drawn id of the duty. */
  async add(
    tenant: Tenant,
    { id: shift_id, ...times }: DutyShift,
    people: readonly NewCartDuty[],
  ): Promise<void> {
    const { congregationId: congregation_id } = tenant;
    const rows = people.map((person, index) => ({
      congregation_id,
      shift_id,
      place: index + 1,
      ...times,
      ...person,
    }));
    await tenant.prepared(added, [JSON.stringify(rows)]);
  },

  async removeOfShifts(tenant: Tenant, shiftIds: readonly number[]): Promise<void> {
    await tenant.db
      .deleteFrom('duties')
      .where('shift_id', '=', sql<number>`any (${[...shiftIds]}::bigint[])`)
      .execute();
  },

  /** @returns ids of the shifts from which the leaving person was removed. */
  async removeFrom(tenant: Tenant, personId: number, wallNow: string): Promise<number[]> {
    const rows = await tenant.db
      .deleteFrom('duties')
      .where('kind', '=', 'cart')
      .where('shift_id', 'is not', null)
      .where('person_id', '=', personId)
      .where(isAhead(wallNow))
      .returning('shift_id')
      .execute();
    return rows.flatMap(({ shift_id }) => shift_id ?? []);
  },
};
