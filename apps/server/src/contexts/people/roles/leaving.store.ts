import type { LeavingStep } from '#platform/person-leaves';

export const releaseRoles: LeavingStep = async (tenant, { personId }) => {
  await tenant.db.deleteFrom('person_roles').where('person_id', '=', personId).execute();
};
