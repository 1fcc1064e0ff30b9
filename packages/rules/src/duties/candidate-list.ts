/** Sorting and filtering of candidates for a duty (MEET-R22, MEET-R23). */
import type { Gender } from '../people/people/gender.ts';

export const candidateSorts = ['turn', 'name', 'name-descending'] as const;
export type CandidateSort = (typeof candidateSorts)[number];

export const candidateFilters = [
  'brothers',
  'sisters',
  'appointed-brothers',
  'other-brothers',
  'students',
] as const;
export type CandidateFilter = (typeof candidateFilters)[number];

export interface ListedCandidate {
  full_name: string;
  gender: Gender;
  appointment: string;
  group_id: number | null;
}

const isAppointed = ({ appointment }: ListedCandidate): boolean =>
  appointment === 'elder' || appointment === 'servant';

const fits: Record<CandidateFilter, (candidate: ListedCandidate) => boolean> = {
  brothers: ({ gender }) => gender === 'brother',
  sisters: ({ gender }) => gender === 'sister',
  'appointed-brothers': (candidate) => candidate.gender === 'brother' && isAppointed(candidate),
  'other-brothers': (candidate) => candidate.gender === 'brother' && !isAppointed(candidate),
  students: ({ appointment }) => appointment === 'student' || appointment === 'unbaptised',
};

export interface CandidateChoice {
  sort: CandidateSort;
  filter: CandidateFilter | null;
  /** Null for all groups. */
  groupId: number | null;
}

/** @param candidates as ranked: by turn, with warnings last. */
export function arrangeCandidates<Candidate extends ListedCandidate>(
  candidates: readonly Candidate[],
  { sort, filter, groupId }: CandidateChoice,
): Candidate[] {
  const shown = candidates.filter(
    (candidate) =>
      (filter === null || fits[filter](candidate)) && (groupId === null || candidate.group_id === groupId),
  );
  if (sort === 'turn') return shown;
  const byName = [...shown].sort((one, other) => one.full_name.localeCompare(other.full_name));
  return sort === 'name' ? byName : byName.reverse();
}
