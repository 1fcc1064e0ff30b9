import type { drafts as operations } from '@sheaf/contract/planning/drafts/drafts';
import { longestFit } from '@sheaf/rules/planning/drafts/draft-span';
import { mostPlacesAtOnce } from '@sheaf/rules/planning/drafts/draft-state';
import { problemOf } from '@sheaf/rules/planning/drafts/problem-of';
import type { NewPlace } from '#contexts/planning/drafts/drafts.store';
import { type KeptPlaces, newPlaces } from '#contexts/planning/drafts/kept-places';
import type { ReadFacts } from '#contexts/planning/drafts/read-facts';
import { draftSolving } from '#contexts/planning/drafts/solve-draft';
import type { PreparationCall } from '#platform/handle';
import { spokenDay } from '#platform/spoken-day';

type Call = PreparationCall<typeof operations.makeDraft> | PreparationCall<typeof operations.solveAgain>;

interface ReadSpan extends ReadFacts {
  kept: KeptPlaces;
  seed: number;
}

/** Solves a small draft without a connection; null for one that a job has to solve. */
export async function solveAtOnce(
  call: Call,
  { facts, planned, kept, seed }: ReadSpan,
): Promise<NewPlace[] | null> {
  const { platform, actor } = call;
  const last = longestFit(
    planned.map(({ row }, at) => ({
      date: row.on_date,
      candidates: facts.places[at]!.locked ? 1 : facts.places[at]!.eligible.length,
    })),
  );
  if (last !== null) return call.refuse('draft-too-large', { day: spokenDay(actor.lang, last) });
  // A repair searches only for the places of people who can no longer come.
  const wanted = planned.filter(({ row, fell }) => row.person_id === null || fell !== null).length;
  if (wanted === 0) return call.refuse('nothing-to-repair');
  if (wanted > mostPlacesAtOnce) return null;
  const work = { numbered: problemOf(facts), seed };
  return newPlaces(planned, await platform.workers.run(draftSolving, work, actor.congregationId), kept);
}
