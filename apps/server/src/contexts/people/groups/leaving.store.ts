import type { LeavingStep } from '#platform/person-leaves';

/** Removes the person as overseer or assistant of any group. */
export const releaseGroups: LeavingStep = async (tenant, { personId }) => {
  await tenant.db
    .updateTable('groups')
    .set({ overseer_id: null })
    .where('overseer_id', '=', personId)
    .execute();
  await tenant.db
    .updateTable('groups')
    .set({ assistant_id: null })
    .where('assistant_id', '=', personId)
    .execute();
};
