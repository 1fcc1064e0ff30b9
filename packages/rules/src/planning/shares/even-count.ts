/** An even share as a number of duties. */
import { type DutyKindName, dutyKinds } from '../../duties/duty-kind.ts';

export const pointsOf = (duties: readonly { kind: DutyKindName }[]): number =>
  duties.reduce((sum, { kind }) => sum + dutyKinds[kind].weight, 0);

interface CountedShare {
  duties: number;
  points: number;
  /** In points. */
  share: number;
}

/**
 * By the weight of the duties that a person has; without any, by the mean weight of all duties, so that equal
 * shares are equal numbers where all duties are of one kind.
 */
export const evenCountBy = (all: readonly { kind: DutyKindName }[]) => {
  const mean = all.length === 0 ? 1 : pointsOf(all) / all.length;
  return ({ duties, points, share }: CountedShare): number =>
    Math.round(points > 0 ? (duties * share) / points : share / mean);
};
