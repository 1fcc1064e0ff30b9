/**
 * Whether an answer still holds. An answer keeps the facts that it answered: it holds while they are the same, and is open again as
 * soon as one of them differs. The database derives the answers of duties and talks by the same comparison (decision 136).
 */

/** Material facts by name, such as date, time, hall and part. Whatever is not among them opens no answer. */
export type AnsweredFacts = Readonly<Record<string, string | number | null>>;

const factOf = (facts: AnsweredFacts, name: string): string | number | null => facts[name] ?? null;

/** Names of the facts that differ, in the order of the alphabet. */
export const changedFacts = (before: AnsweredFacts, now: AnsweredFacts): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((name) => factOf(before, name) !== factOf(now, name))
    .toSorted();

export const answerHolds = (answered: AnsweredFacts, now: AnsweredFacts): boolean =>
  changedFacts(answered, now).length === 0;

export interface KeptAnswer {
  answered: AnsweredFacts;
  /** The version of which the person was told last; null while that is the one they answered. */
  told: AnsweredFacts | null;
  now: AnsweredFacts;
}

/** The version that the person knows, where it is not the present one; null where there is nothing to tell. Once a change. */
export function versionToCorrect({ answered, told, now }: KeptAnswer): AnsweredFacts | null {
  const known = told ?? answered;
  return answerHolds(known, now) ? null : known;
}
