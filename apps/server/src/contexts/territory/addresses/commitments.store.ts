/** Addresses that a person keeps (USERS-X18): how many. */
import { sql } from 'kysely';
import { type CommitmentSource, standing } from '#platform/commitment-source';

export const addressCommitments: CommitmentSource = async (tenant, personId) => {
  const { total } = await tenant.db
    .selectFrom('available_addresses')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('assigned_to', '=', personId)
    .executeTakeFirstOrThrow();
  return total === 0 ? [] : [standing('addresses', String(total))];
};
