import type { ServiceGroups } from '@sheaf/rules/service/plan-meetings';
import { fieldGroups } from '#contexts/service/field-groups.store';
import { invitedGroups } from '#contexts/service/invited-groups.store';
import { rotationGroups, rotationOverseers } from '#contexts/service/rotation-groups.store';
import { specialGroups } from '#contexts/service/special-groups.store';
import type { Tenant } from '#platform/database/tenant';

export async function readServiceGroups(tenant: Tenant) {
  const rows = {
    regular: await fieldGroups.all(tenant),
    special: await specialGroups.all(tenant),
    rotation: await rotationGroups.all(tenant),
  };
  const invited = await invitedGroups.list(tenant);
  const overseers = await rotationOverseers.list(tenant);
  const groupsOf = (inviting: 'special_group_id' | 'rotation_group_id', id: number, forAll: boolean) =>
    forAll ? ('all' as const) : invited.filter((row) => row[inviting] === id).map((row) => row.group_id);
  const plan: ServiceGroups = {
    regular: rows.regular.map((row) => ({
      id: row.id,
      day: row.meeting_day,
      startsAt: row.starts_at,
      overseerId: row.overseer_id,
      groupId: row.group_id,
    })),
    special: rows.special.map((row) => ({
      id: row.id,
      date: row.on_date,
      startsAt: row.starts_at,
      overseerId: row.overseer_id,
      groups: groupsOf('special_group_id', row.id, row.for_all),
      replaces: row.replaces,
    })),
    rotation: rows.rotation.map((row) => ({
      id: row.id,
      frequency: row.frequency,
      dayOfWeek: row.meeting_day,
      weekOfMonth: row.week_of_month,
      anchor: row.anchor,
      startsAt: row.starts_at,
      overseers: overseers
        .filter(({ rotation_group_id }) => rotation_group_id === row.id)
        .map(({ person_id }) => person_id),
      rotate: row.rotate,
      groups: groupsOf('rotation_group_id', row.id, row.for_all),
      replaces: row.replaces,
    })),
  };
  const held = <Group extends { id: number }>(
    groups: readonly Group[],
    of: readonly { id: number; active: boolean }[],
  ) => groups.filter(({ id }) => of.some((row) => row.id === id && row.active));
  /** Groups that are not deleted. */
  const active: ServiceGroups = {
    regular: held(plan.regular, rows.regular),
    special: held(plan.special, rows.special),
    rotation: held(plan.rotation, rows.rotation),
  };
  return { rows, plan, active };
}
