/** Wishes about two people: together, or apart (AVAIL-R4). */
import type { PairScope, PairWish } from './availability.ts';

export interface PersonPair {
  person_id: number;
  other_id: number;
  wish: PairWish;
  scope: PairScope;
}

const isAbout = ({ person_id, other_id }: PersonPair, one: number, other: number): boolean =>
  (person_id === one && other_id === other) || (person_id === other && other_id === one);

/** Whether two people are separated as student and helper, or at one cart. */
export const keptApart = (
  pairs: readonly PersonPair[],
  one: number,
  other: number,
  scope: Exclude<PairScope, 'all'>,
): boolean =>
  pairs.some(
    (pair) =>
      pair.wish === 'apart' && (pair.scope === scope || pair.scope === 'all') && isAbout(pair, one, other),
  );
