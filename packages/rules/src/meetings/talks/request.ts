/** Question to a speaker and answers by link (WKND-R13, WKND-R14, WKND-O1, WKND-O5). */
import { allow, type Decision, refuse } from '../../decision.ts';
import { wireCode } from '../../wire-code.ts';

/** Answer to a talk request (WKND-D1). */
export const confirmations = wireCode({ awaiting: 0, confirmed: 1, declined: 2 });

/** A weekend whose speaker declined can be booked again. */
export const holdsMeeting = ({ confirmed }: { confirmed: number }): boolean =>
  confirmed !== confirmations.encode('declined');

export const talkAnswers = ['accepted', 'declined', 'another'] as const;
export type TalkAnswer = (typeof talkAnswers)[number];

export const longestWord = 500;

export interface AskedTalk {
  confirmed: number;
  answer: TalkAnswer | null;
  /** Milliseconds since 1970, like `now`. */
  startsAt: number;
  isCancelled: boolean;
}

const isOver = ({ startsAt }: Pick<AskedTalk, 'startsAt'>, now: number): boolean => now >= startsAt;

/** A link expires when the meeting begins. */
export const hasRequestEnded = (talk: Pick<AskedTalk, 'startsAt'>, now: number): boolean => isOver(talk, now);

export type AnswerRefusal = 'talk-request-ended' | 'talk-answered' | 'talk-meeting-cancelled';

/**
 * Acceptance and refusal are final, so that other holders of a forwarded link cannot change them. A request
 * for another date leaves the question open. Repeating the same answer is permitted.
 */
export function decideTalkAnswer(
  talk: AskedTalk,
  answer: TalkAnswer,
  now: number,
): Decision<'new' | 'said', AnswerRefusal> {
  if (isOver(talk, now)) return refuse('talk-request-ended');
  if (talk.isCancelled) return refuse('talk-meeting-cancelled');
  if (talk.answer === answer && answer !== 'another') return allow('said');
  return talk.confirmed === confirmations.encode('awaiting') ? allow('new') : refuse('talk-answered');
}

export const confirmedBy = (answer: TalkAnswer): number =>
  confirmations.encode(answer === 'another' ? 'awaiting' : answer === 'accepted' ? 'confirmed' : 'declined');

export type RemindRefusal =
  | 'talk-begun'
  | 'talk-not-awaiting'
  | 'talk-asked-today'
  | 'speaker-without-address';

/** Limits questions to one per day and speaker. */
export function decideReminder(
  talk: AskedTalk & { hasAddress: boolean; askedOn: string | null; today: string },
  now: number,
): Decision<null, RemindRefusal> {
  if (isOver(talk, now)) return refuse('talk-begun');
  if (talk.confirmed !== confirmations.encode('awaiting')) return refuse('talk-not-awaiting');
  if (!talk.hasAddress) return refuse('speaker-without-address');
  return talk.askedOn === talk.today ? refuse('talk-asked-today') : allow(null);
}
