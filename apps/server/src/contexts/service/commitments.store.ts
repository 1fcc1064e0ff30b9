/** Field service groups that a person leads, alone or in turns (USERS-X18). */
import { type CommitmentSource, standing } from '#platform/commitment-source';

export const serviceCommitments: CommitmentSource = async (tenant, personId) => {
  const weekly = await tenant.db
    .selectFrom('field_groups')
    .select(['label', 'location', 'starts_at'])
    .where('overseer_id', '=', personId)
    .where('active', '=', true)
    .orderBy('id')
    .execute();
  const special = await tenant.db
    .selectFrom('special_groups')
    .select(['label', 'on_date', 'starts_at'])
    .where('overseer_id', '=', personId)
    .where('active', '=', true)
    .orderBy('on_date')
    .execute();
  const turns = await tenant.db
    .selectFrom('rotation_overseers as o')
    .innerJoin('rotation_groups as g', (join) =>
      join.onRef('g.congregation_id', '=', 'o.congregation_id').onRef('g.id', '=', 'o.rotation_group_id'),
    )
    .select(['g.label', 'g.starts_at'])
    .where('o.person_id', '=', personId)
    .where('g.active', '=', true)
    .orderBy('g.id')
    .execute();
  return [
    ...weekly.map((row) => ({ ...standing('field-group', row.label ?? row.location), time: row.starts_at })),
    ...special.map((row) => ({
      ...standing('special-group', row.label),
      date: row.on_date,
      time: row.starts_at,
    })),
    ...turns.map((row) => ({ ...standing('service-rotation', row.label), time: row.starts_at })),
  ];
};
