/** Which regular field service meeting gives way to another one on its date (SERVICE-O1). */

export interface RegularMeeting {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Null for one that is for everybody. */
  groupId: number | null;
}

export interface OtherMeeting {
  date: string;
  replaces: boolean;
  /** The groups it is for. */
  groups: readonly number[] | 'all';
}

/** Whether people of a group are meant; null is somebody, or a meeting, of no group. */
export const isFor = (groups: readonly number[] | 'all', groupId: number | null): boolean =>
  groups === 'all' || (groupId !== null && groups.includes(groupId));

/** The first of the others that takes its place; null where it is held. */
export function hiddenBy<Other extends OtherMeeting>(
  { date, groupId }: RegularMeeting,
  others: readonly Other[],
): Other | null {
  return (
    others.find((other) => other.replaces && other.date === date && isFor(other.groups, groupId)) ?? null
  );
}
