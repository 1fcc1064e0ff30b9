/** Duty kinds and their attributes; all distinctions between kinds are read from this table. */

import type { HelperType } from './helper-type.ts';

export interface DutyKind {
  /** Share in a person's load. */
  weight: number;
  /** Short or far from the platform: compatible with a duty of another kind in the same meeting. */
  brief: boolean;
  /** Two such duties are too much for one week. */
  onPlatform: boolean;
  /** Area of the limits of a person; null for duties that nobody plans. */
  area: 'programme' | 'duties' | 'carts' | 'service' | null;
}

const meetingKinds = {
  chairman: { weight: 3, brief: false, onPlatform: true, area: 'programme' },
  prayer: { weight: 1, brief: true, onPlatform: false, area: 'programme' },
  part: { weight: 3, brief: false, onPlatform: true, area: 'programme' },
  helper: { weight: 2, brief: false, onPlatform: true, area: 'programme' },
} as const satisfies Record<string, DutyKind>;

export const dutyKinds = {
  ...meetingKinds,
  /** During a meeting: at a door, with a microphone, at the sound system. */
  responsibility: { weight: 2, brief: false, onPlatform: false, area: 'duties' },
  /** Before or after a meeting: cleaning, hospitality. */
  task: { weight: 1, brief: true, onPlatform: false, area: 'duties' },
  /** A place in a slot of a task or helper sheet, outside meetings. */
  help: { weight: 1, brief: true, onPlatform: false, area: 'duties' },
  cart: { weight: 1, brief: false, onPlatform: false, area: 'carts' },
  /** Leads a group in field service. */
  conductor: { weight: 1, brief: false, onPlatform: false, area: 'service' },
  /** A public talk in another congregation; a part at home in the same week is too much. */
  'away-talk': { weight: 3, brief: false, onPlatform: true, area: null },
  /** In the programme of the Memorial or of another special meeting. */
  'special-part': { weight: 3, brief: false, onPlatform: true, area: 'programme' },
  /** A responsibility at a special meeting. */
  'special-duty': { weight: 2, brief: false, onPlatform: false, area: 'duties' },
} as const satisfies Record<string, DutyKind>;

/** Whether a person needs rest before and after: not for carts and groups, which many have every week. */
export function needsRest(kind: DutyKindName): boolean {
  const { brief, area } = dutyKinds[kind];
  return !brief && area !== 'carts' && area !== 'service';
}

export type DutyKindName = keyof typeof dutyKinds;
export const dutyKindNames = Object.keys(dutyKinds) as DutyKindName[];

/**
 * Whether one person can have both duties at one meeting: a brief duty besides any other, but neither two prayers
 * nor two tasks, which take place at the same time.
 */
export const canShareMeeting = (one: DutyKindName, other: DutyKindName): boolean =>
  one !== other && (dutyKinds[one].brief || dutyKinds[other].brief);

/** Programme parts of a meeting, each with its required qualification. */
export type MeetingDutyKind = keyof typeof meetingKinds;
export const meetingDutyKinds = Object.keys(meetingKinds) as MeetingDutyKind[];

/** The reader of a Bible study counts as a helper in the ledger. */
export function helpsAs(kind: string, helperType: HelperType | undefined): 'helper' | 'reader' | null {
  if (kind !== 'helper') return null;
  return helperType === 'reader' ? 'reader' : 'helper';
}
