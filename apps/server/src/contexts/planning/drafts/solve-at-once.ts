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
  { facts, open, kept, seed }: ReadSpan,
): Promise<NewPlace[] | null> {
  const { platform, actor } = call;
  const last = longestFit(
    open.map(({ on_date: date }, at) => ({ date, candidates: facts.places[at]!.eligible.length })),
  );
  if (last !== null) return call.refuse('draft-too-large', { day: spokenDay(actor.lang, last) });
  if (facts.places.length > mostPlacesAtOnce) return null;
  const work = { numbered: problemOf(facts), seed };
  return newPlaces(open, await platform.workers.run(draftSolving, work, actor.congregationId), kept);
}
