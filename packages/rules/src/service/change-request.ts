/** Requests of a group leader to another person to take over a meeting, and their answers (APPTS-O3). */
import { allow, type Decision, refuse } from '../decision.ts';

export type ChangeState = 'open' | 'accepted' | 'rejected' | 'withdrawn';

export interface ChangeRequest {
  from: number;
  to: number;
  state: ChangeState;
}

export interface ChangeableMeeting {
  origin: 'regular' | 'special' | 'rotation';
  /** `2026-11-28T09:00`. */
  start: string;
  /** Current leader. */
  leads: number | null;
}

/** Permits one open request per date, for special and rotation groups only (APPTS-R5). */
export function decideAsking(
  meeting: ChangeableMeeting,
  open: ChangeRequest | null,
  { from, now }: { from: number; now: string },
): Decision<true, 'duty-not-yours' | 'duty-begun' | 'request-open'> {
  if (meeting.origin === 'regular' || meeting.leads !== from) return refuse('duty-not-yours');
  if (meeting.start <= now) return refuse('duty-begun');
  return open === null ? allow(true) : refuse('request-open');
}

/** A request ends when it is answered or withdrawn, when the leader changes, and when the meeting begins. */
export const isOpen = (request: ChangeRequest, meeting: ChangeableMeeting, now: string): boolean =>
  request.state === 'open' && meeting.leads === request.from && meeting.start > now;

/** Permits one answer. */
export const decideAnswer = (
  request: ChangeRequest,
  meeting: ChangeableMeeting,
  { answer, now }: { answer: 'accepted' | 'rejected'; now: string },
): Decision<{ state: ChangeState; leads: number }, 'request-ended'> =>
  isOpen(request, meeting, now)
    ? allow({ state: answer, leads: answer === 'accepted' ? request.to : request.from })
    : refuse('request-ended');
