/**
 * Validity of an answer: it holds while the facts it answered are unchanged, and is open again as soon as one
 * differs. The database compares answers of duties and talks in the same way (decision 136).
 */

/**
 * Material facts by name, such as date, time, hall and part. A change of any other column leaves the answer
 * valid.
 */
export type AnsweredFacts = Readonly<Record<string, string | number | null>>;

const factOf = (facts: AnsweredFacts, name: string): string | number | null => facts[name] ?? null;

/** Names of the facts that differ, in alphabetical order. */
export const changedFacts = (before: AnsweredFacts, now: AnsweredFacts): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((name) => factOf(before, name) !== factOf(now, name))
    .sort();

export const answerHolds = (answered: AnsweredFacts, now: AnsweredFacts): boolean =>
  changedFacts(answered, now).length === 0;

export interface KeptAnswer {
  answered: AnsweredFacts;
  /** Version of the last notification; null while that is the answered version. */
  told: AnsweredFacts | null;
  now: AnsweredFacts;
}

/** Returns the outdated version that the person knows; null if they know the current one. */
export function versionToCorrect({ answered, told, now }: KeptAnswer): AnsweredFacts | null {
  const known = told ?? answered;
  return answerHolds(known, now) ? null : known;
}
