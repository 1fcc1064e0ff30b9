import type { LeavingStep } from '#platform/person-leaves';

/** The foreign addresses that a person keeps are free again. */
export const releaseForeignAddresses: LeavingStep = async (tenant, { personId }) => {
  await tenant.db
    .updateTable('foreign_addresses')
    .set({ assigned_id: null })
    .where('assigned_id', '=', personId)
    .execute();
};
