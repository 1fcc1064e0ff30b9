/** Maps that a person holds (USERS-X18). */
import { type CommitmentSource, standing } from '#platform/commitment-source';

export const mapCommitments: CommitmentSource = async (tenant, personId) => {
  const rows = await tenant.db
    .selectFrom('map_assignment_holders as h')
    .innerJoin('map_assignments as a', (join) =>
      join.onRef('a.congregation_id', '=', 'h.congregation_id').onRef('a.id', '=', 'h.assignment_id'),
    )
    .innerJoin('maps as m', (join) =>
      join.onRef('m.congregation_id', '=', 'a.congregation_id').onRef('m.id', '=', 'a.map_id'),
    )
    .select('m.number')
    .where('h.person_id', '=', personId)
    .where('h.returned_at', 'is', null)
    .where('a.returned_at', 'is', null)
    .orderBy('m.order')
    .execute();
  return rows.map(({ number }) => standing('map', String(number)));
};
