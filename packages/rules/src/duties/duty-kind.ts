/** The kinds of duties that people are assigned to, one line a kind; everything that treats them differently reads it here. */

export interface DutyKind {
  /** What it adds to a person's load. */
  weight: number;
  /** So short that a person may have it beside another in the same meeting. */
  brief: boolean;
}

export const dutyKinds = {
  chairman: { weight: 3, brief: false },
  prayer: { weight: 1, brief: true },
  part: { weight: 3, brief: false },
  helper: { weight: 2, brief: false },
} as const satisfies Record<string, DutyKind>;

export type DutyKindName = keyof typeof dutyKinds;
export const dutyKindNames = Object.keys(dutyKinds) as DutyKindName[];
