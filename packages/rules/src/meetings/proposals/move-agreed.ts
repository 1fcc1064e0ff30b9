/**
 * Repeats the question to the other congregation after the meeting of an agreed talk was moved (PROP-R15).
 */
import type { Proposal } from './proposal.ts';

/** Local date and time of the host. */
export interface MeetingTime {
  date: string;
  time: string;
}

/** Terms agreed before the move. */
export interface FormerAgreement extends MeetingTime {
  number: number;
}

export interface MovableAgreement extends Pick<Proposal, 'state' | 'round' | 'date'> {
  number: number | null;
  /**
   * Meeting that the host named last, which the agreement refers to only on its date; null while it equals the
   * booking.
   */
  meeting: MeetingTime | null;
  /** Set while the other side is being asked again. */
  movedFrom: FormerAgreement | null;
}

/** A talk in the host's schedule. */
export interface HostedTalk {
  /** Time for which the talk is confirmed. */
  confirmed: MeetingTime;
  now: MeetingTime;
}

export type AgreementMove =
  /** The other side is asked about the current time. */
  | { kind: 'ask'; round: number; meeting: MeetingTime; movedFrom: FormerAgreement }
  /** The meeting is back at the agreed time, so the agreement is valid again. */
  | { kind: 'return'; round: number; meeting: MeetingTime; number: number }
  /** The other side accepted the current time; the own schedule is updated. */
  | { kind: 'confirm' };

const isSame = (one: MeetingTime, other: MeetingTime): boolean =>
  one.date === other.date && one.time === other.time;

/** Null if there is nothing to do. The raised round makes the other side be notified once. */
export function decideMove(agreement: MovableAgreement, talk: HostedTalk): AgreementMove | null {
  const { state, number, movedFrom } = agreement;
  const round = agreement.round + 1;
  const { date, time } = talk.now;
  const meeting = { date, time };
  if (state === 'open' && movedFrom) {
    if (isSame(movedFrom, meeting)) return { kind: 'return', round, meeting, number: movedFrom.number };
    return agreement.meeting && isSame(agreement.meeting, meeting)
      ? null
      : { kind: 'ask', round, meeting, movedFrom };
  }
  if (state !== 'accepted' || number === null) return null;
  const agreed = agreement.meeting?.date === agreement.date ? agreement.meeting : talk.confirmed;
  if (isSame(agreed, meeting)) return isSame(talk.confirmed, meeting) ? null : { kind: 'confirm' };
  return { kind: 'ask', round, meeting, movedFrom: { date: agreed.date, time: agreed.time, number } };
}
