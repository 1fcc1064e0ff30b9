/** Areas of duties that a draft fills, each with the permission to fill it. */
import type { PermissionKey } from '../../permissions/permission-keys.ts';

export const draftAreas = ['programme', 'duties'] as const;
export type DraftArea = (typeof draftAreas)[number];

const keys: Readonly<Record<DraftArea, PermissionKey>> = {
  programme: 'schedules.meetings.assign',
  duties: 'schedules.attendants.edit',
};

export const areasOfPlanner = (permissions: ReadonlySet<PermissionKey>): DraftArea[] =>
  draftAreas.filter((area) => permissions.has(keys[area]));

/** Duties of the programme require a qualification, responsibilities do not. */
export const areaOf = ({ qualification }: { qualification: unknown }): DraftArea =>
  qualification === null ? 'duties' : 'programme';
