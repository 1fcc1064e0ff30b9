/**
 * Responsibilities with their current rotation: active people, locked until the end of the transaction, or
 * all groups.
 */
import type { RotatedResponsibility } from '@sheaf/rules/meetings/responsibilities/rotate';
import {
  type ResponsibilityRow,
  responsibilities,
} from '#contexts/meetings/responsibilities/responsibilities.store';
import { groupNames, holdQualifiedPeople } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export async function readResponsibilities(
  tenant: Tenant,
  rows: readonly ResponsibilityRow[],
): Promise<{ rotating: RotatedResponsibility[]; people: number[] }> {
  const takers = await responsibilities.takers(tenant);
  const ids = [...new Set(takers.map(({ person_id }) => person_id))];
  const there = ids.length === 0 ? [] : await holdQualifiedPeople(tenant, ids);
  const active = new Set(there.filter((person) => person.active).map(({ id }) => id));
  const groups = rows.some(({ group_turns }) => group_turns) ? await groupNames(tenant) : [];
  const rotating = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    frequency: row.frequency,
    anchor: row.anchor,
    scope: row.scope,
    places: row.places,
    byGroup: row.group_turns,
    takers: row.group_turns
      ? groups.map(({ id }) => ({ id, scope: 'both' as const }))
      : takers
          .filter(({ responsibility_id, person_id }) => responsibility_id === row.id && active.has(person_id))
          .map(({ person_id, scope }) => ({ id: person_id, scope })),
  }));
  return { rotating, people: [...active] };
}
