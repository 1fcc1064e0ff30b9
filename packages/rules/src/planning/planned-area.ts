/** Areas of duties, each with the permission to plan them. */
import { type DutyKindName, dutyKindNames, dutyKinds } from '../duties/duty-kind.ts';
import type { PermissionKey } from '../permissions/permission-keys.ts';

export const plannedAreas = ['programme', 'duties', 'carts', 'service'] as const;
export type PlannedArea = (typeof plannedAreas)[number];

export const areaKeys = {
  programme: 'schedules.meetings.assign',
  duties: 'schedules.attendants.edit',
  carts: 'settings.cart_rotations.edit',
  service: 'settings.rotation_groups.add',
} as const satisfies Record<PlannedArea, PermissionKey>;

/** Areas of which a person plans the duties. */
export const plannedBy = (permissions: ReadonlySet<string>): PlannedArea[] =>
  plannedAreas.filter((area) => permissions.has(areaKeys[area]));

/** Public talks elsewhere belong to the programme, because a part at home in that week is too much. */
export const plannedAreaOf = (kind: DutyKindName): PlannedArea => dutyKinds[kind].area ?? 'programme';

export const kindsOfAreas = (areas: readonly PlannedArea[]): DutyKindName[] =>
  dutyKindNames.filter((kind) => areas.includes(plannedAreaOf(kind)));
