/** Decides who may mark a duty as seen or accept it (X-ACK). */
import { allow, type Decision, refuse } from '../decision.ts';

export const acknowledgements = ['seen', 'yes'] as const;
export type Acknowledgement = (typeof acknowledgements)[number];

export interface AcknowledgedDuty {
  personId: number | null;
  acknowledged: Acknowledgement | null;
  /** Milliseconds since 1970. */
  startsAt: number;
}

export type AcknowledgeRefusal = 'duty-not-yours' | 'duty-begun';

/** Refuses answers of other people and answers after the start. */
export function decideAnswering(
  duty: Pick<AcknowledgedDuty, 'personId' | 'startsAt'>,
  person: number,
  now: number,
): Decision<null, AcknowledgeRefusal> {
  if (duty.personId !== person) return refuse('duty-not-yours');
  return now < duty.startsAt ? allow(null) : refuse('duty-begun');
}

/** @returns the answer to store; an accepted duty is marked as seen too. */
export function decideAcknowledge(
  duty: AcknowledgedDuty,
  person: number,
  answer: Acknowledgement,
  now: number,
): Decision<Acknowledgement, AcknowledgeRefusal> {
  const decision = decideAnswering(duty, person, now);
  if (!decision.allowed) return decision;
  return allow(duty.acknowledged === 'yes' ? 'yes' : answer);
}
