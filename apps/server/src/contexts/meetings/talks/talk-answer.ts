import type { TalkAnswer } from '@sheaf/rules/meetings/talks/request';

/** Columns of an answer, alike for talks at home and elsewhere. */
export interface TalkAnswerValues {
  confirmed: number;
  answer: TalkAnswer | null;
  answer_word: string | null;
  answered_at: Date | null;
}

/**
 * The database records the answered version in the same statement, and derives `confirmed` and `answer`
 * (decision 136).
 */
export const saidNow = ({ confirmed, answer, ...rest }: TalkAnswerValues) => ({
  ...rest,
  said: confirmed,
  said_answer: answer,
  answered_as: null,
  asked_as: null,
});

/** Answer columns of both tables. */
export const answerColumns = [
  't.confirmed',
  't.answer',
  't.answer_word',
  't.answered_at',
  't.said',
  't.facts',
  't.answered_as',
  't.asked_as',
  't.proposal_id',
] as const;

/** Columns for the answered version and the last notified version. */
export interface TalkAnswerFacts {
  said: number;
  facts: unknown;
  answered_as: unknown;
  asked_as: unknown;
}
