/** Decides who is passed over for a duty, without losing their turn (ATTEND-O2). */

import { clashesOf, type DutySpan } from '../../duties/clash.ts';
import { dutyKinds } from '../../duties/duty-kind.ts';
import type { MeetingType } from '../../events/cancelling.ts';
import { groupBy } from '../../group-by.ts';
import type { DaySpan } from '../../people/absences/away.ts';
import { isInScope, type MeetingScope } from './responsibility.ts';

/** `platform` and `duty` are in the same meeting, `elsewhere` is at the same time. */
export const passReasons = ['scope', 'away', 'platform', 'duty', 'elsewhere'] as const;
export type PassReason = (typeof passReasons)[number];

export interface TurnTaker {
  scope: MeetingScope;
  away: readonly DaySpan[];
  /** Includes at least all duties of the person on that day. */
  duties: readonly DutySpan[];
}

/** Two tasks of one meeting take place at the same time. */
const isOtherTask = (duty: DutySpan, other: DutySpan): boolean =>
  other.id !== duty.id && duty.kind === 'task' && other.kind === 'task' && other.meetingId === duty.meetingId;

/** Null if the person can be assigned. */
export function passReason(taker: TurnTaker, duty: DutySpan, type: MeetingType): PassReason | null {
  if (!isInScope(taker.scope, type)) return 'scope';
  const clashes = clashesOf(duty, taker.duties, taker.away);
  if (clashes.some(({ code }) => code === 'away')) return 'away';
  const inMeeting = clashes.flatMap((clash) => (clash.code === 'same-meeting' ? clash.duty : []));
  const beside = taker.duties.filter((other) => inMeeting.includes(other.id) || isOtherTask(duty, other));
  if (beside.length > 0) return beside.some(({ kind }) => dutyKinds[kind].onPlatform) ? 'platform' : 'duty';
  return clashes.some(({ code }) => code === 'same-time') ? 'elsewhere' : null;
}

/** Explains an open place: number of takers, and of those passed over per reason. */
export function countReasons(reasons: readonly (PassReason | null)[]): {
  people: number;
  reasons: { reason: PassReason; people: number }[];
} {
  const counted = groupBy(
    reasons.filter((reason) => reason !== null),
    (reason) => reason,
  );
  return {
    people: reasons.length,
    reasons: [...counted]
      .map(([reason, all]) => ({ reason, people: all.length }))
      .sort((one, other) => other.people - one.people || (one.reason < other.reason ? -1 : 1)),
  };
}
