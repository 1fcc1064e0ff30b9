/** Recurring responsibilities at meetings (ATTEND-D2), and the length of a turn (ATTEND-O1). */
import type { DutyKindName } from '../../duties/duty-kind.ts';
import type { MeetingType } from '../../events/cancelling.ts';
import { foldedText } from '../../text/folded-text.ts';
import { weekNumberOf } from '../../time/day-number.ts';

export const responsibilityKinds = [
  'attendant',
  'microphone',
  'sound',
  'video',
  'platform',
  'cleaning',
  'hospitality',
  'other',
] as const;
export type ResponsibilityKind = (typeof responsibilityKinds)[number];

export const turnFrequencies = ['meeting', 'week', 'fortnight', 'month'] as const;
export type TurnFrequency = (typeof turnFrequencies)[number];

export const meetingScopes = ['weekend', 'mid', 'both'] as const;
export type MeetingScope = (typeof meetingScopes)[number];

export const longestLabel = 25;
export const longestNotes = 500;
export const mostPlaces = 6;
/** Weeks that the rotation fills in advance. */
export const weeksAhead = 13;

/** Whether one of the others has this label. A label that was shared before may stay. */
export function isLabelTaken(label: string, others: readonly { label: string }[], before?: string): boolean {
  const folded = foldedText(label);
  if (before !== undefined && foldedText(before) === folded) return false;
  return others.some((other) => foldedText(other.label) === folded);
}

const afterwards: ReadonlySet<ResponsibilityKind> = new Set(['cleaning', 'hospitality']);

/** Cleaning and hospitality are before or after a meeting, compatible with duties during it. */
export const dutyKindOf = (kind: ResponsibilityKind): Extract<DutyKindName, 'responsibility' | 'task'> =>
  afterwards.has(kind) ? 'task' : 'responsibility';

const meetingsOf: Record<MeetingScope, readonly MeetingType[]> = {
  weekend: ['public'],
  mid: ['clam'],
  both: ['clam', 'public'],
};

export const isInScope = (scope: MeetingScope, type: MeetingType): boolean =>
  meetingsOf[scope].includes(type);

export interface MeetingDay {
  id: number;
  /** Monday of the week. */
  week: string;
  date: string;
}

export interface TurnLength {
  frequency: TurnFrequency;
  /** Date from whose week fortnights are counted. */
  anchor: string;
}

/** Key of a turn: meetings with the same key have the same person. */
export function periodOf({ frequency, anchor }: TurnLength, { id, week, date }: MeetingDay): string {
  if (frequency === 'meeting') return `meeting ${id}`;
  if (frequency === 'month') return date.slice(0, 7);
  const weeks = weekNumberOf(week) - weekNumberOf(anchor);
  return frequency === 'week' ? `week ${weeks}` : `fortnight ${Math.floor(weeks / 2)}`;
}
