/** The kinds of duties that people have, one line a kind; everything that treats them differently reads it here. */

import type { HelperType } from './helper-type.ts';

export interface DutyKind {
  /** What it adds to a person's load. */
  weight: number;
  /** So short, or so far from the platform, that a person may have it beside another in the same meeting. */
  brief: boolean;
  /** Asks for so much that two of them are much for one week. */
  onPlatform: boolean;
}

const meetingKinds = {
  chairman: { weight: 3, brief: false, onPlatform: true },
  prayer: { weight: 1, brief: true, onPlatform: false },
  part: { weight: 3, brief: false, onPlatform: true },
  helper: { weight: 2, brief: false, onPlatform: true },
} as const satisfies Record<string, DutyKind>;

export const dutyKinds = {
  ...meetingKinds,
  /** While a meeting goes on: at a door, with a microphone, at the sound. */
  responsibility: { weight: 2, brief: false, onPlatform: false },
  /** Before or after a meeting: cleaning, hospitality. */
  task: { weight: 1, brief: true, onPlatform: false },
  cart: { weight: 1, brief: false, onPlatform: false },
  /** Leads a group in field service. */
  conductor: { weight: 1, brief: false, onPlatform: false },
  /** A public talk in another congregation: a part at home in the same week is much. */
  'away-talk': { weight: 3, brief: false, onPlatform: true },
} as const satisfies Record<string, DutyKind>;

export type DutyKindName = keyof typeof dutyKinds;
export const dutyKindNames = Object.keys(dutyKinds) as DutyKindName[];

/** What stands in the programme of a meeting, each with the qualification that it asks for. */
export type MeetingDutyKind = keyof typeof meetingKinds;
export const meetingDutyKinds = Object.keys(meetingKinds) as MeetingDutyKind[];

/** Whoever reads at a study is its helper in the ledger. */
export function helpsAs(kind: string, helperType: HelperType | undefined): 'helper' | 'reader' | null {
  if (kind !== 'helper') return null;
  return helperType === 'reader' ? 'reader' : 'helper';
}
