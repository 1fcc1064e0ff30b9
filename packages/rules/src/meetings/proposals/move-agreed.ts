/** An agreement of two congregations whose meeting was moved afterwards: the other side is asked again (PROP-R15). */
import type { Proposal } from './proposal.ts';

/** Day and hour of a meeting, by the clock of the host. */
export interface MeetingTime {
  date: string;
  time: string;
}

/** What both had agreed on. */
export interface FormerAgreement extends MeetingTime {
  number: number;
}

export interface MovableAgreement extends Pick<Proposal, 'state' | 'round'> {
  number: number | null;
  /** For which both agreed last, or which is asked now; null while it is as the talk was booked. */
  meeting: MeetingTime | null;
  /** While the other side is asked again. */
  movedFrom: FormerAgreement | null;
}

/** A talk in the schedule of the host. */
export interface HostedTalk {
  /** For which the talk is confirmed. */
  confirmed: MeetingTime;
  now: MeetingTime;
}

export type AgreementMove =
  /** The other side is asked about the present day and hour. */
  | { kind: 'ask'; round: number; meeting: MeetingTime; movedFrom: FormerAgreement }
  /** The meeting is again as both had agreed: the agreement holds. */
  | { kind: 'return'; round: number; meeting: MeetingTime; number: number }
  /** The other side accepted the present day and hour: the own schedule follows. */
  | { kind: 'confirm' };

const isSame = (one: MeetingTime, other: MeetingTime): boolean =>
  one.date === other.date && one.time === other.time;

/** Null where there is nothing to do. The round rises, so that the other side is told once. */
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
  const agreed = agreement.meeting ?? talk.confirmed;
  if (isSame(agreed, meeting)) return isSame(talk.confirmed, meeting) ? null : { kind: 'confirm' };
  return { kind: 'ask', round, meeting, movedFrom: { date: agreed.date, time: agreed.time, number } };
}
