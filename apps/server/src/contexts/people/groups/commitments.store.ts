/** The group that a person leads (USERS-X18). */
import { type CommitmentSource, standing } from '#platform/commitment-source';

export const groupCommitments: CommitmentSource = async (tenant, personId) => {
  const rows = await tenant.db
    .selectFrom('groups')
    .select('name')
    .where((group) => group.or([group('overseer_id', '=', personId), group('assistant_id', '=', personId)]))
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => standing('group', name));
};
