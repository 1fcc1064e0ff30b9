/** Accepted version of a talk, stored in its row (decision 136). */
import { type AnsweredFacts, versionToCorrect } from '@sheaf/rules/duties/answered';
import { confirmations } from '@sheaf/rules/meetings/talks/request';
import type { TalkAnswerFacts } from '#contexts/meetings/talks/talk-answer';

/** Facts of a talk, as returned by `sheaf.talk_facts`. */
export interface TalkVersion {
  /** Local date of the congregation where the talk is given. */
  date: string;
  time: string;
  /** Host congregation of a talk elsewhere. */
  where?: string;
}

export const isYes = ({ said }: Pick<TalkAnswerFacts, 'said'>): boolean =>
  said === confirmations.encode('confirmed');

/** The accepted version if it differs from the current one; null while the yes is valid, or without a yes. */
export function answeredVersion(row: TalkAnswerFacts & { confirmed: number }): TalkVersion | null {
  return isYes(row) && row.confirmed !== row.said ? (row.answered_as as TalkVersion) : null;
}

/** The version known to the speaker if they have to be notified of another one. */
export function knownVersion(row: TalkAnswerFacts): TalkVersion | null {
  if (!isYes(row)) return null;
  const facts = { answered: row.answered_as, told: row.asked_as, now: row.facts };
  return versionToCorrect(facts as Record<'answered' | 'told' | 'now', AnsweredFacts>) as TalkVersion | null;
}

/** The version that the speaker accepted, current or not; null without a yes. */
export const acceptedVersion = (row: TalkAnswerFacts): TalkVersion | null =>
  isYes(row) ? (row.answered_as as TalkVersion) : null;

/** The accepted version that the speaker knows, current or not; null without a yes. */
export const agreedVersion = (row: TalkAnswerFacts): TalkVersion | null =>
  isYes(row) ? ((row.asked_as ?? row.answered_as) as TalkVersion) : null;

/** Accepted version in the shape of the contract. */
export function answeredFor(
  row: TalkAnswerFacts & { confirmed: number },
): { date: string; time: string } | null {
  const version = answeredVersion(row);
  return version && { date: version.date, time: version.time };
}
