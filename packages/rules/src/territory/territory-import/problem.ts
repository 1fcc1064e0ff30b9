/** Problems of rows that are not imported, or not completely. */

/** The row is not imported. */
export const lostReasons = [
  // First, because a missed do-not-call sends a publisher to that door.
  'do-not-call-lost',
  'number-missing',
  'nowhere',
  'place-wrong',
  'number-too-long',
  'map-unclear',
  'map-listed',
  'street-missing',
  'house-missing',
  'house-unreadable',
  'unit-too-long',
  'marked-gone',
  'building-of-units',
  'duplicate',
  'already-listed',
  'do-not-call',
  'map-missing',
  'map-held',
  'assignment-empty',
  'dates-reversed',
  'language-missing',
  'kind-unreadable',
  'no-area',
] as const;

/** The row is imported; one value was dropped or guessed. */
export const toldReasons = [
  'code-added',
  'type-unknown',
  'type-differs',
  'state-unknown',
  'kind-unknown',
  'language-unknown',
  'date-unreadable',
  'date-ahead',
  'date-missing',
  'attempts-unreadable',
  'coordinates-wrong',
  'name-not-kept',
  'phone-not-kept',
  'note-not-kept',
  'place-not-kept',
  'text-shortened',
  'boundary-unreadable',
  'boundary-off-earth',
  'assignment-incomplete',
  'holder-inactive',
] as const;

export type LostReason = (typeof lostReasons)[number];
export type ToldReason = (typeof toldReasons)[number];
export type ProblemReason = LostReason | ToldReason;

export interface RowProblem {
  line: number;
  reason: ProblemReason;
  text: string;
}

const lost: ReadonlySet<string> = new Set(lostReasons);

export const isLost = (reason: string): boolean => lost.has(reason);

/** Maximum rows listed for each reason; all of them are counted. */
export const mostTold = 200;

export function countByReason(problems: readonly RowProblem[]): Partial<Record<ProblemReason, number>> {
  const counts: Partial<Record<ProblemReason, number>> = {};
  for (const { reason } of problems) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

/** The first rows of each reason, in file order. */
export function firstOfEach(problems: readonly RowProblem[]): RowProblem[] {
  const told = new Map<string, number>();
  return problems.filter(({ reason }) => {
    const count = (told.get(reason) ?? 0) + 1;
    told.set(reason, count);
    return count <= mostTold;
  });
}

const listed: ReadonlySet<string> = new Set<LostReason>(['map-listed', 'already-listed']);

/**
 * Counts lines that exist already, and lines that cannot be imported; a line repeated in the file counts
 * once.
 */
export function listedLines(counts: Readonly<Record<string, number>>): { here: number; refused: number } {
  const sum = { here: 0, refused: 0 };
  for (const [reason, count] of Object.entries(counts)) {
    if (listed.has(reason)) sum.here += count;
    else if (isLost(reason) && reason !== 'duplicate') sum.refused += count;
  }
  return sum;
}
