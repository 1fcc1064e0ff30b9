/** Counts the addresses reserved by a person (USERS-X18). */
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
