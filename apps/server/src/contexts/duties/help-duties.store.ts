/** Queries on the places of slots. Each place has a duty, while it is open too. */
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { type NotNull, sql } from 'kysely';
import type { Tenant } from '#platform/database/tenant';

export interface DutySlot {
  id: number;
  on_date: string;
  starts_at: string;
  ends_at: string;
}

export type HelpDuty = Awaited<ReturnType<typeof helpDuties.ofSlots>>[number];

const ofIds = (ids: readonly number[]) => sql<number>`any (${[...ids]}::bigint[])`;

export const helpDuties = {
  /** By slot and place, with the names of the people, including deleted ones. */
  ofSlots: (tenant: Tenant, slotIds: readonly number[]) =>
    tenant.db
      .selectFrom('duties as d')
      .leftJoin('person_names as p', (join) =>
        join.onRef('p.congregation_id', '=', 'd.congregation_id').onRef('p.id', '=', 'd.person_id'),
      )
      .select(['d.id', 'd.slot_id', 'd.place', 'd.person_id', 'd.locked', 'd.acknowledged'])
      .select(['p.first_name', 'p.last_name'])
      .where('d.slot_id', '=', ofIds(slotIds))
      .$narrowType<{ slot_id: NotNull }>()
      .orderBy('d.slot_id')
      .orderBy('d.place')
      .execute(),

  /** Between two dates (inclusive), in time order. */
  ofPerson: (tenant: Tenant, personId: number, from: string, to: string) =>
    tenant.db
      .selectFrom('duties')
      .select(['id', 'slot_id', 'on_date', 'starts_at', 'ends_at', 'acknowledged', 'said', 'answered_as'])
      .where('person_id', '=', personId)
      .where('kind', '=', 'help')
      .where('on_date', '>=', from)
      .where('on_date', '<=', to)
      .$narrowType<{ slot_id: NotNull }>()
      .orderBy('on_date')
      .orderBy('starts_at')
      .execute(),

  slotOf: async (tenant: Tenant, dutyId: number): Promise<number | null> => {
    const row = await tenant.db
      .selectFrom('duties')
      .select('slot_id')
      .where('id', '=', dutyId)
      .executeTakeFirst();
    return row?.slot_id ?? null;
  },

  /** Adds open places from one place to another (inclusive), and returns their ids in order. */
  async add(tenant: Tenant, slot: DutySlot, first: number, last: number): Promise<number[]> {
    const { id: slot_id, on_date, starts_at, ends_at } = slot;
    const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
      congregation_id: tenant.congregationId,
      kind: 'help' as const,
      slot_id,
      place: first + index,
      week: mondayOf(on_date),
      on_date,
      starts_at,
      ends_at,
    }));
    if (rows.length === 0) return [];
    const added = await tenant.db.insertInto('duties').values(rows).returning('id').execute();
    return added.map(({ id }) => id).sort((one, other) => one - other);
  },

  /** A turn, which an edit of the task may assign again. */
  async assign(tenant: Tenant, id: number, personId: number): Promise<void> {
    await tenant.db.updateTable('duties').set({ person_id: personId }).where('id', '=', id).execute();
  },

  /** Days and times of all places of a slot. */
  async move(tenant: Tenant, { id, on_date, starts_at, ends_at }: DutySlot): Promise<void> {
    await tenant.db
      .updateTable('duties')
      .set({ on_date, starts_at, ends_at, week: mondayOf(on_date) })
      .where('slot_id', '=', id)
      .execute();
  },

  async remove(tenant: Tenant, ids: readonly number[]): Promise<void> {
    await tenant.db.deleteFrom('duties').where('id', '=', ofIds(ids)).execute();
  },
};
