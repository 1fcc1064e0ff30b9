/** Areas of duties that a draft fills. */
import type { PermissionKey } from '../../permissions/permission-keys.ts';
import { areaKeys, type PlannedArea } from '../planned-area.ts';

export const draftAreas = ['programme', 'duties'] as const satisfies readonly PlannedArea[];
export type DraftArea = (typeof draftAreas)[number];

export const areasOfPlanner = (permissions: ReadonlySet<string>): DraftArea[] =>
  draftAreas.filter((area) => permissions.has(areaKeys[area]));

/** Permission to fill places of the area. */
export const keyOfArea = (area: DraftArea): PermissionKey => areaKeys[area];

/** Duties of the programme require a qualification, responsibilities do not. */
export const areaOf = ({ qualification }: { qualification: unknown }): DraftArea =>
  qualification === null ? 'duties' : 'programme';
