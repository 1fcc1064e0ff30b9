/**
 * Requests of a group leader to another person to take over a meeting, and their answers (APPTS-O3). A request is a
 * swap with one named offer until the meeting begins (X-SWAP-31).
 */
import { allow, type Decision, refuse } from '../decision.ts';
import {
  decideAsk,
  decideCannot,
  decideTake,
  isAsked,
  isOffered,
  type Swap,
  type SwappedDuty,
} from '../planning/swaps/swap.ts';
import type { OfferState, SwapState } from '../planning/swaps/swap-state.ts';

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

/** Wall times compare like instants, because both are of one congregation. */
const instantOf = (wallTime: string): number => Date.parse(`${wallTime}:00Z`);

const dutyOf = ({ origin, start, leads }: ChangeableMeeting): SwappedDuty => ({
  personId: leads,
  date: start.slice(0, 10),
  startsAt: instantOf(start),
  cancelled: false,
  shift: false,
  terms: origin === 'regular' ? null : 'free',
});

const swapStateOf = {
  open: 'open',
  accepted: 'taken',
  rejected: 'nobody',
  withdrawn: 'withdrawn',
} as const satisfies Record<ChangeState, SwapState>;

const offerStateOf = {
  open: 'sent',
  accepted: 'taken',
  rejected: 'refused',
  withdrawn: 'late',
} as const satisfies Record<ChangeState, OfferState>;

const swapOf = ({ from, to, state }: ChangeRequest, { startsAt, date }: SwappedDuty): Swap => ({
  from,
  state: swapStateOf[state],
  released: false,
  date,
  takenBy: state === 'accepted' ? to : null,
  closesAt: startsAt,
  nextAt: null,
  remindAt: null,
  offers: [{ personId: to, state: offerStateOf[state] }],
});

/** Permits one open request per date, for special and rotation groups only (APPTS-R5). */
export function decideAsking(
  meeting: ChangeableMeeting,
  open: ChangeRequest | null,
  { from, now }: { from: number; now: string },
): Decision<true, 'duty-not-yours' | 'duty-begun' | 'request-open'> {
  if (meeting.origin === 'regular') return refuse('duty-not-yours');
  const duty = dutyOf(meeting);
  const swap = open && swapOf(open, duty);
  const decision = decideAsk(duty, swap, { person: from, now: instantOf(now) });
  if (decision.allowed) return allow(true);
  if (decision.reason === 'swap-open') return refuse('request-open');
  return refuse(decision.reason === 'duty-begun' ? 'duty-begun' : 'duty-not-yours');
}

/** A request ends when it is answered or withdrawn, when the leader changes, and when the meeting begins. */
export function isOpen(request: ChangeRequest, meeting: ChangeableMeeting, now: string): boolean {
  const duty = dutyOf(meeting);
  const swap = swapOf(request, duty);
  return isOffered(swap, duty, instantOf(now)) && isAsked(swap, request.to);
}

/** Permits one answer. The named person knows their other duties, so these do not refuse it. */
export function decideAnswer(
  request: ChangeRequest,
  meeting: ChangeableMeeting,
  { answer, now }: { answer: 'accepted' | 'rejected'; now: string },
): Decision<{ state: ChangeState; leads: number }, 'request-ended'> {
  const duty = dutyOf(meeting);
  const swap = swapOf(request, duty);
  const at = { person: request.to, now: instantOf(now) };
  const decision =
    answer === 'accepted' ? decideTake(swap, duty, { ...at, clashes: [] }) : decideCannot(swap, duty, at);
  if (!decision.allowed) return refuse('request-ended');
  return allow({ state: answer, leads: answer === 'accepted' ? request.to : request.from });
}
