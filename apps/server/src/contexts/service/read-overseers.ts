/**
 * Locks the chosen overseers until the transaction ends and checks them by the rule of their kind of group.
 */
import { withGender } from '@sheaf/rules/people/people/gender';
import { type OverseerRule, overseerRules } from '@sheaf/rules/service/overseers';
import { lockMembers } from '#contexts/people/people.api';
import { leaders } from '#contexts/service/leaders.store';
import type { Tenant } from '#platform/database/tenant';
import type { FieldCode } from '#platform/outcome';

const codeOf = {
  location: 'not-a-location-overseer',
  special: 'not-a-special-overseer',
  rotation: 'not-a-rotation-overseer',
} as const satisfies Partial<Record<OverseerRule, FieldCode>>;

export type ServiceRule = keyof typeof codeOf;

/** Code of the first problem; null if all may lead. */
export async function wrongInOverseers(
  tenant: Tenant,
  rule: ServiceRule,
  ids: readonly number[],
): Promise<FieldCode | null> {
  const held = new Set((await lockMembers(tenant, [...ids])).map(({ id }) => id));
  if (ids.some((id) => !held.has(id))) return 'no-such-person';
  const people = (await leaders.everybody(tenant)).filter(({ id }) => ids.includes(id)).map(withGender);
  return people.every((person) => overseerRules[rule](person)) ? null : codeOf[rule];
}
