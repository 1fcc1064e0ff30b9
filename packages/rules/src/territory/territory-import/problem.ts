/** What is told of a row that could not be taken as it is. */

/** The row does not come. */
export const lostReasons = [
  // First, because somebody would be called on who asked not to be.
  'do-not-call-lost',
  'number-missing',
  'nowhere',
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

/** The row comes; one thing about it does not, or was guessed. */
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

/** So many rows are told one by one for each reason; all of them are counted. */
export const mostTold = 200;

export function countByReason(problems: readonly RowProblem[]): Partial<Record<ProblemReason, number>> {
  const counts: Partial<Record<ProblemReason, number>> = {};
  for (const { reason } of problems) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

/** The first of each reason, in the order of the file. */
export function firstOfEach(problems: readonly RowProblem[]): RowProblem[] {
  const told = new Map<string, number>();
  return problems.filter(({ reason }) => {
    const count = (told.get(reason) ?? 0) + 1;
    told.set(reason, count);
    return count <= mostTold;
  });
}

const listed: ReadonlySet<string> = new Set<LostReason>(['map-listed', 'already-listed']);

/** How many lines are here already, and how many cannot come; a line that is twice in the file counts once. */
export function listedLines(counts: Readonly<Record<string, number>>): { here: number; refused: number } {
  const sum = { here: 0, refused: 0 };
  for (const [reason, count] of Object.entries(counts)) {
    if (listed.has(reason)) sum.here += count;
    else if (isLost(reason) && reason !== 'duplicate') sum.refused += count;
  }
  return sum;
}
