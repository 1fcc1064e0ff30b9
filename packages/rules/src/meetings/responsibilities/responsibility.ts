/** What is to be done at meetings again and again (ATTEND-D2), and whose turn of it lasts how long (ATTEND-O1). */
import type { DutyKindName } from '../../duties/duty-kind.ts';
import type { MeetingType } from '../../events/cancelling.ts';
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
/** How far ahead the rotation fills. */
export const weeksAhead = 13;

const afterwards: ReadonlySet<ResponsibilityKind> = new Set(['cleaning', 'hospitality']);

/** Cleaning and hospitality are before or after a meeting, beside whatever somebody does in it. */
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
  /** The Monday of its week. */
  week: string;
  date: string;
}

export interface TurnLength {
  frequency: TurnFrequency;
  /** The day from whose week fortnights are counted. */
  anchor: string;
}

/** Meetings of one period go to the same person. */
export function periodOf({ frequency, anchor }: TurnLength, { id, week, date }: MeetingDay): string {
  if (frequency === 'meeting') return `meeting ${id}`;
  if (frequency === 'month') return date.slice(0, 7);
  const weeks = weekNumberOf(week) - weekNumberOf(anchor);
  return frequency === 'week' ? `week ${weeks}` : `fortnight ${Math.floor(weeks / 2)}`;
}
