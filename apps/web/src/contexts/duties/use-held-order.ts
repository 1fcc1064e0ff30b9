/**
 * Keeps the order of candidates stable: a change during a possible press waits until the list is sorted or
 * opened again.
 */
import {
  arrangeCandidates,
  type CandidateFilter,
  type CandidateSort,
} from '@sheaf/rules/duties/candidate-list';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isFound } from '#platform/search.ts';
import type { Candidate } from './candidates.ts';

/** Shorter than the time to read the first row and aim at it. */
const aimMilliseconds = 400;

export interface CandidateView {
  sort: CandidateSort;
  filter: CandidateFilter | null;
  groupId: number | null;
  search: string;
}

const isWarned = ({ away, hasPart, cannot }: Candidate): boolean => away || hasPart || cannot;

const isPaired = ({ unpairedWith }: Candidate): boolean => unpairedWith === null;

/** People with a warning are last, followed by unsuitable pairs, regardless of the sort order. */
function orderOf(candidates: readonly Candidate[], sort: CandidateSort): number[] {
  const sorted = arrangeCandidates(candidates, { sort, filter: null, groupId: null });
  const [paired, unpaired] = [sorted.filter(isPaired), sorted.filter((one) => !isPaired(one))];
  return [...paired.filter((one) => !isWarned(one)), ...paired.filter(isWarned), ...unpaired].map(
    ({ id }) => id,
  );
}

/** New people go to the end; removed people are left out. */
function inOrder(candidates: readonly Candidate[], order: readonly number[]): Candidate[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: Candidate): number => place.get(id) ?? order.length;
  return [...candidates].sort((one, other) => placeOf(one) - placeOf(other));
}

/** True if a press may be under way: after any press since the list appeared, or after a delay. */
function useAimed(shown: boolean) {
  const aimed = useRef(false);
  useEffect(() => {
    if (!shown) return;
    const aim = (): void => {
      aimed.current = true;
    };
    const timer = setTimeout(aim, aimMilliseconds);
    addEventListener('pointerdown', aim, true);
    addEventListener('keydown', aim, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', aim, true);
      removeEventListener('keydown', aim, true);
    };
  }, [shown]);
  return aimed;
}

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

export function useHeldOrder(candidates: readonly Candidate[] | undefined, view: CandidateView) {
  const aimed = useAimed(candidates !== undefined);
  const [held, setHeld] = useState<{ sort: CandidateSort; ids: number[] } | null>(null);
  const wanted = useMemo(() => candidates && orderOf(candidates, view.sort), [candidates, view.sort]);
  const keeps = held !== null && held.sort === view.sort && aimed.current;
  if (wanted && !keeps && !(held && held.sort === view.sort && same(held.ids, wanted)))
    setHeld({ sort: view.sort, ids: wanted });
  const ids = keeps || !wanted ? (held?.ids ?? []) : wanted;
  const listed = candidates && inOrder(candidates, ids);
  return {
    shown: listed && found(listed, view),
    /** True if the wanted order differs from the shown one. */
    stale: Boolean(
      listed &&
        wanted &&
        !same(
          listed.map(({ id }) => id),
          wanted,
        ),
    ),
    sortAgain: () => wanted && setHeld({ sort: view.sort, ids: wanted }),
  };
}

function found(candidates: readonly Candidate[], { filter, groupId, search }: CandidateView): Candidate[] {
  const fitting = arrangeCandidates(candidates, { sort: 'last-given', filter, groupId });
  return search.trim() === '' ? fitting : fitting.filter(({ full_name: name }) => isFound(search, name));
}
