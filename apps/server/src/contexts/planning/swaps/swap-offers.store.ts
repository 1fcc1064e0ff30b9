/** Queries on the offers of swaps, and their links. */
import { type OfferState, unansweredStates } from '@sheaf/rules/planning/swaps/swap-state';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { asAway } from '#platform/database/pool';
import type { Tenant } from '#platform/database/tenant';

export type OfferRow = Awaited<ReturnType<typeof swapOffers.ofSwaps>>[number];

export interface FoundOffer {
  congregation_id: number;
  swap_id: number;
  person_id: number;
}

/** Finds congregation, swap and person of a link by its hash alone, across congregations. */
export async function findSwapOffer(pool: Pool, hash: Buffer): Promise<FoundOffer | undefined> {
  try {
    const { rows } = await pool.query<FoundOffer>('select * from sheaf.find_swap_offer($1)', [hash]);
    return rows[0];
  } catch (error) {
    throw asAway(error);
  }
}

interface NewOffer {
  personId: number;
  tokenHash: Buffer;
}

export const swapOffers = {
  /** With names, in the order of asking. */
  ofSwaps: (tenant: Tenant, swapIds: readonly number[]) =>
    tenant.db
      .selectFrom('swap_offers as o')
      .innerJoin('person_names as p', (join) =>
        join.onRef('p.congregation_id', '=', 'o.congregation_id').onRef('p.id', '=', 'o.person_id'),
      )
      .select(['o.swap_id', 'o.person_id', 'o.state', 'o.asked_at', 'p.first_name', 'p.last_name'])
      .where('o.swap_id', '=', sql<number>`any (${[...swapIds]}::bigint[])`)
      .orderBy('o.id')
      .execute(),

  async add(tenant: Tenant, swapId: number, offers: readonly NewOffer[], now: Date): Promise<void> {
    if (offers.length === 0) return;
    const shared = { congregation_id: tenant.congregationId, swap_id: swapId, asked_at: now };
    await tenant.db
      .insertInto('swap_offers')
      .values(
        offers.map(({ personId, tokenHash }) => ({ ...shared, person_id: personId, token_hash: tokenHash })),
      )
      .execute();
  },

  async answer(tenant: Tenant, swapId: number, personId: number, state: OfferState): Promise<void> {
    await tenant.db
      .updateTable('swap_offers')
      .set({ state })
      .where('swap_id', '=', swapId)
      .where('person_id', '=', personId)
      .execute();
  },

  async markSeen(tenant: Tenant, swapId: number, personId: number): Promise<void> {
    await tenant.db
      .updateTable('swap_offers')
      .set({ state: 'seen' })
      .where('swap_id', '=', swapId)
      .where('person_id', '=', personId)
      .where('state', '=', 'sent')
      .execute();
  },

  /** For offers without an answer, when a swap ends. */
  async end(tenant: Tenant, swapId: number): Promise<void> {
    await tenant.db
      .updateTable('swap_offers')
      .set({ state: 'late' })
      .where('swap_id', '=', swapId)
      .where('state', 'in', [...unansweredStates])
      .execute();
  },

  async removeOf(tenant: Tenant, personId: number): Promise<void> {
    await tenant.db.deleteFrom('swap_offers').where('person_id', '=', personId).execute();
  },
};
