/** Responsibilities in whose rotation a person takes turns (USERS-X18). */
import { type CommitmentSource, standing } from '#platform/commitment-source';

export const responsibilityCommitments: CommitmentSource = async (tenant, personId) => {
  const rows = await tenant.db
    .selectFrom('responsibility_people as p')
    .innerJoin('responsibilities as r', (join) =>
      join.onRef('r.congregation_id', '=', 'p.congregation_id').onRef('r.id', '=', 'p.responsibility_id'),
    )
    .select('r.label')
    .where('p.person_id', '=', personId)
    .orderBy('r.order')
    .orderBy('r.id')
    .execute();
  return rows.map(({ label }) => standing('responsibility-list', label));
};
