/** What a speaker said yes to, as the row of their talk keeps it (decision 136). */
import { type AnsweredFacts, versionToCorrect } from '@sheaf/rules/duties/answered';
import { confirmations } from '@sheaf/rules/meetings/talks/request';
import type { TalkAnswerFacts } from '#contexts/meetings/talks/talk-answer';

/** Facts of a talk, as `sheaf.talk_facts` has them. */
export interface TalkVersion {
  /** By the clock of the congregation in which it is given. */
  date: string;
  time: string;
  /** The congregation of a talk elsewhere. */
  where?: string;
}

export const isYes = ({ said }: Pick<TalkAnswerFacts, 'said'>): boolean =>
  said === confirmations.encode('confirmed');

/** The version that the speaker said yes to, while another one stands; null while the yes holds, and without one. */
export function answeredVersion(row: TalkAnswerFacts & { confirmed: number }): TalkVersion | null {
  return isYes(row) && row.confirmed !== row.said ? (row.answered_as as TalkVersion) : null;
}

/** The version of which the speaker knows, where they are to be told that it is another now. */
export function knownVersion(row: TalkAnswerFacts): TalkVersion | null {
  if (!isYes(row)) return null;
  const facts = { answered: row.answered_as, told: row.asked_as, now: row.facts };
  return versionToCorrect(facts as Record<'answered' | 'told' | 'now', AnsweredFacts>) as TalkVersion | null;
}

/** The version that the speaker knows and said yes to, whether it stands or not; null without a yes. */
export const agreedVersion = (row: TalkAnswerFacts): TalkVersion | null =>
  isYes(row) ? ((row.asked_as ?? row.answered_as) as TalkVersion) : null;

/** As it is told outside. */
export function answeredFor(
  row: TalkAnswerFacts & { confirmed: number },
): { date: string; time: string } | null {
  const version = answeredVersion(row);
  return version && { date: version.date, time: version.time };
}
