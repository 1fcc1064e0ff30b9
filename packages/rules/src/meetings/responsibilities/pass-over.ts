/** Decides who is passed over for a duty, without losing their turn (ATTEND-O2). */

import { clashesOf, type DutySpan, type Hindrances } from '../../duties/clash.ts';
import { dutyKinds } from '../../duties/duty-kind.ts';
import type { MeetingType } from '../../events/cancelling.ts';
import { groupBy } from '../../group-by.ts';
import { isInScope, type MeetingScope } from './responsibility.ts';

/** `platform` and `duty` are in the same meeting, `elsewhere` is at the same time. */
export const passReasons = ['scope', 'away', 'cannot', 'platform', 'duty', 'elsewhere'] as const;
export type PassReason = (typeof passReasons)[number];

export interface TurnTaker extends Hindrances {
  scope: MeetingScope;
  /** Includes at least all duties of the person on that day, and those of the month if they have limits. */
  duties: readonly DutySpan[];
}

/** Null if the person can be assigned. */
export function passReason(taker: TurnTaker, duty: DutySpan, type: MeetingType): PassReason | null {
  if (!isInScope(taker.scope, type)) return 'scope';
  const clashes = clashesOf(duty, taker.duties, taker);
  if (clashes.some(({ code }) => code === 'away')) return 'away';
  if (clashes.some(({ code }) => code === 'cannot' || code === 'month-full')) return 'cannot';
  const inMeeting = clashes.flatMap((clash) => (clash.code === 'same-meeting' ? clash.duty : []));
  const beside = taker.duties.filter((other) => inMeeting.includes(other.id));
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
