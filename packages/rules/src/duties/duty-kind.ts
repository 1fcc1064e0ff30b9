/** The kinds of duties that people are assigned to, one line a kind; everything that treats them differently reads it here. */
import type { PermissionKey } from '../permissions/permission-keys.ts';

/** Whose collection of a phone tells of the duty. */
export type DutyArea = 'meetings';

export interface DutyKind {
  area: DutyArea;
  /** What it adds to a person's load. */
  weight: number;
  /** So short that a person may have it beside another in the same meeting. */
  brief: boolean;
  /** Who assigns it. */
  assign: PermissionKey;
}

export const dutyKinds = {
  chairman: { area: 'meetings', weight: 3, brief: false, assign: 'schedules.meetings.assign' },
  prayer: { area: 'meetings', weight: 1, brief: true, assign: 'schedules.meetings.assign' },
  part: { area: 'meetings', weight: 3, brief: false, assign: 'schedules.meetings.assign' },
  helper: { area: 'meetings', weight: 2, brief: false, assign: 'schedules.meetings.assign' },
} as const satisfies Record<string, DutyKind>;

export type DutyKindName = keyof typeof dutyKinds;
export const dutyKindNames = Object.keys(dutyKinds) as DutyKindName[];
