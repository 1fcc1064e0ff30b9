/** Cart rotations of a person (USERS-X18). */
import { type CommitmentSource, standing } from '#platform/commitment-source';

export const cartCommitments: CommitmentSource = async (tenant, personId) => {
  const rows = await tenant.db
    .selectFrom('cart_rotation_people as p')
    .innerJoin('cart_rotations as r', (join) =>
      join.onRef('r.congregation_id', '=', 'p.congregation_id').onRef('r.id', '=', 'p.rotation_id'),
    )
    .innerJoin('cart_locations as l', (join) =>
      join.onRef('l.congregation_id', '=', 'r.congregation_id').onRef('l.id', '=', 'r.location_id'),
    )
    .select(['l.label', 'r.starts_at'])
    .where('p.person_id', '=', personId)
    .where('r.active', '=', true)
    .orderBy('r.id')
    .execute();
  return rows.map(({ label, starts_at: time }) => ({ ...standing('cart-rotation', label), time }));
};
