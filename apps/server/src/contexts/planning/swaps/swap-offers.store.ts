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
  chain: number | null;
  gives: number | null;
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
      .select(['o.chain', 'o.gives_duty', 'o.held_until'])
      .where('o.swap_id', '=', sql<number>`any (${[...swapIds]}::bigint[])`)
      .orderBy('o.id')
      .execute(),

  async add(tenant: Tenant, swapId: number, offers: readonly NewOffer[], now: Date): Promise<void> {
    if (offers.length === 0) return;
    const shared = { congregation_id: tenant.congregationId, swap_id: swapId, asked_at: now };
    await tenant.db
      .insertInto('swap_offers')
      .values(
        offers.map(({ personId, tokenHash, chain, gives }) => ({
          ...{ ...shared, person_id: personId, token_hash: tokenHash, chain, gives_duty: gives },
        })),
      )
      .execute();
  },

  /** @param heldUntil for `held` only. */
  async answer(
    tenant: Tenant,
    swapId: number,
    personId: number,
    state: OfferState,
    heldUntil: Date | null = null,
  ): Promise<void> {
    await tenant.db
      .updateTable('swap_offers')
      .set({ state, held_until: heldUntil })
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
      .set({ state: 'late', held_until: null })
      .where('swap_id', '=', swapId)
      .where('state', 'in', [...unansweredStates, 'held'])
      .execute();
  },

  /** For the offers of a chain that comes to nothing. */
  async endChain(tenant: Tenant, swapId: number, chain: number): Promise<void> {
    await tenant.db
      .updateTable('swap_offers')
      .set({ state: 'late', held_until: null })
      .where('swap_id', '=', swapId)
      .where('chain', '=', chain)
      .where('state', 'in', [...unansweredStates, 'held'])
      .execute();
  },

  /** Duties that people of chains would pass on, in id order. */
  async givenIn(tenant: Tenant, swapId: number): Promise<number[]> {
    const rows = await tenant.db
      .selectFrom('swap_offers')
      .select('gives_duty')
      .where('swap_id', '=', swapId)
      .where('gives_duty', 'is not', null)
      .orderBy('gives_duty')
      .execute();
    return rows.map(({ gives_duty }) => gives_duty!);
  },

  /** The other person of a chain is no longer needed. */
  async removeOf(tenant: Tenant, personId: number): Promise<void> {
    await tenant.db
      .updateTable('swap_offers as o')
      .set({ state: 'late', held_until: null })
      .where('o.state', 'in', [...unansweredStates, 'held'])
      .where((row) =>
        row.exists(
          row
            .selectFrom('swap_offers as own')
            .select('own.id')
            .where('own.person_id', '=', personId)
            .whereRef('own.congregation_id', '=', 'o.congregation_id')
            .whereRef('own.swap_id', '=', 'o.swap_id')
            .whereRef('own.chain', '=', 'o.chain'),
        ),
      )
      .execute();
    await tenant.db.deleteFrom('swap_offers').where('person_id', '=', personId).execute();
  },
};
