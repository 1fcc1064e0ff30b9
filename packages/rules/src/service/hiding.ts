/** Regular field service meetings replaced by another meeting on the same date (SERVICE-O1). */

export interface RegularMeeting {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Null for a meeting of all groups. */
  groupId: number | null;
}

export interface OtherMeeting {
  date: string;
  replaces: boolean;
  /** Groups of the meeting. */
  groups: readonly number[] | 'all';
}

/** Whether a group is included; null means a person or a meeting without a group. */
export const isFor = (groups: readonly number[] | 'all', groupId: number | null): boolean =>
  groups === 'all' || (groupId !== null && groups.includes(groupId));

/** Returns the first meeting that replaces it; null if it is held. */
export function hiddenBy<Other extends OtherMeeting>(
  { date, groupId }: RegularMeeting,
  others: readonly Other[],
): Other | null {
  return (
    others.find((other) => other.replaces && other.date === date && isFor(other.groups, groupId)) ?? null
  );
}
