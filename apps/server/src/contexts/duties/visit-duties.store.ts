/** Queries on duties at carts of other congregations. */
import { sql } from 'kysely';
import type { DutyShift } from '#contexts/duties/cart-duties.store';
import type { Tenant } from '#platform/database/tenant';

/** Answers of the people of a visit, with the version they were for. */
const answersOf = (tenant: Tenant, visitId: number) =>
  tenant.db
    .selectFrom('duties')
    .select(['person_id', 'said', 'acknowledged_at', 'answered_as'])
    .where('visit_id', '=', visitId)
    .where('said', 'is not', null)
    .execute();

export const visitDuties = {
  /** In place order, with names, including deleted people. */
  ofVisits: (tenant: Tenant, visitIds: readonly number[]) =>
    tenant.db
      .selectFrom('duties as d')
      .innerJoin('person_names as p', (join) =>
        join.onRef('p.congregation_id', '=', 'd.congregation_id').onRef('p.id', '=', 'd.person_id'),
      )
      .select(['d.id', 'd.visit_id', 'd.person_id', 'd.place', 'p.first_name', 'p.last_name'])
      .where('d.visit_id', '=', sql<number>`any (${[...visitIds]}::bigint[])`)
      .$narrowType<{ visit_id: number; person_id: number }>()
      .orderBy('d.visit_id')
      .orderBy('d.place')
      .execute(),

  /** Between two dates (inclusive), in time order. */
  ofPerson: (tenant: Tenant, personId: number, from: string, to: string) =>
    tenant.db
      .selectFrom('duties')
      .select(['id', 'visit_id', 'place', 'acknowledged', 'on_date', 'starts_at', 'ends_at'])
      .where('person_id', '=', personId)
      .where('kind', '=', 'cart')
      .where('on_date', '>=', from)
      .where('on_date', '<=', to)
      .where('visit_id', 'is not', null)
      .$narrowType<{ visit_id: number }>()
      .orderBy('on_date')
      .orderBy('starts_at')
      .execute(),

  answersOf,

  /**
   * Inserts duties in the order of the people; places count from 1.
   * @param answers of people who stay when a visit is changed.
   */
  async add(
    tenant: Tenant,
    visit: DutyShift,
    personIds: readonly number[],
    answers: Awaited<ReturnType<typeof answersOf>> = [],
  ): Promise<void> {
    const answerOf = new Map(answers.map(({ person_id, ...answer }) => [person_id, answer]));
    await tenant.db
      .insertInto('duties')
      .values(
        personIds.map((personId, index) => ({
          congregation_id: tenant.congregationId,
          kind: 'cart',
          visit_id: visit.id,
          place: index + 1,
          week: visit.week,
          on_date: visit.on_date,
          starts_at: visit.starts_at,
          ends_at: visit.ends_at,
          person_id: personId,
          ...answerOf.get(personId),
        })),
      )
      .execute();
  },

  async removeOfVisit(tenant: Tenant, visitId: number): Promise<void> {
    await tenant.db.deleteFrom('duties').where('visit_id', '=', visitId).execute();
  },

  async remove(tenant: Tenant, id: number): Promise<void> {
    await tenant.db.deleteFrom('duties').where('id', '=', id).execute();
  },
};
