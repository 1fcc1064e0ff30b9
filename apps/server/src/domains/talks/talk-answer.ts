/** What is kept of an answer, alike for a talk at home and for one elsewhere. */
export interface TalkAnswerValues {
  confirmed: number;
  answer: string | null;
  answer_word: string | null;
  answered_at: Date | null;
}
