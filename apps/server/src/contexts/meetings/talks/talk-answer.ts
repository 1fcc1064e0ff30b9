import type { TalkAnswer } from '@sheaf/rules/meetings/talks/request';

/** What is kept of an answer, alike for a talk at home and for one elsewhere. */
export interface TalkAnswerValues {
  confirmed: number;
  answer: TalkAnswer | null;
  answer_word: string | null;
  answered_at: Date | null;
}

/** The database notes what was answered in the same statement, and derives `confirmed` and `answer` (decision 136). */
export const saidNow = ({ confirmed, answer, ...rest }: TalkAnswerValues) => ({
  ...rest,
  said: confirmed,
  said_answer: answer,
  answered_as: null,
  asked_as: null,
});

/** Columns of an answer, of both tables. */
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

/** Columns by which it is known what an answer was given for, and of which version its person was told last. */
export interface TalkAnswerFacts {
  said: number;
  facts: unknown;
  answered_as: unknown;
  asked_as: unknown;
}
