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
  /** The groups it is for; none means all. */
  groups: readonly number[];
}

/** The first of the others that takes its place; null where it is held. */
export function hiddenBy<Other extends OtherMeeting>(
  { date, groupId }: RegularMeeting,
  others: readonly Other[],
): Other | null {
  return (
    others.find(
      (other) =>
        other.replaces &&
        other.date === date &&
        (other.groups.length === 0 || (groupId !== null && other.groups.includes(groupId))),
    ) ?? null
  );
}
