import type { MeetingScope, ResponsibilityKind } from '@sheaf/rules/meetings/responsibilities/responsibility';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import type { Tenant } from '#platform/database/tenant';

export interface ResponsibilityTakers {
  id: number;
  label: string;
  kind: ResponsibilityKind;
  takers: { personId: number; scope: MeetingScope }[];
}

/** Responsibilities of people, with those who may have them. */
export async function responsibilityTakers(tenant: Tenant): Promise<ResponsibilityTakers[]> {
  const takers = Map.groupBy(
    await responsibilities.takers(tenant),
    ({ responsibility_id }) => responsibility_id,
  );
  return (await responsibilities.list(tenant)).map(({ id, label, kind }) => ({
    id,
    label,
    kind,
    takers: (takers.get(id) ?? []).map(({ person_id: personId, scope }) => ({ personId, scope })),
  }));
}
