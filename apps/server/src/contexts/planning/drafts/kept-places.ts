/** Places whose person the planner locked, and the places of a new search. */
import type { PlaceState } from '@sheaf/rules/planning/drafts/draft-state';
import type { NewPlace, PlaceRow } from '#contexts/planning/drafts/drafts.store';
import type { PlannedDuty } from '#contexts/planning/drafts/planned-duties';
import type { SolvedDraft } from '#contexts/planning/drafts/solve-draft';

export interface KeptPlaces {
  places: ReadonlyMap<number, PlaceRow>;
  /** Person by duty. */
  people: ReadonlyMap<number, number>;
}

export function keptOf(places: readonly PlaceRow[]): KeptPlaces {
  const locked = places.filter(
    ({ locked: isLocked, person_id, state }) => isLocked && person_id !== null && state === 'proposed',
  );
  return {
    places: new Map(locked.map((place) => [place.duty_id, place])),
    people: new Map(locked.map(({ duty_id, person_id }) => [duty_id, person_id!])),
  };
}

/** A person who keeps the duty is no proposal. */
export const stateOfPlace = (stoodId: number | null, personId: number | null): PlaceState =>
  stoodId !== null && stoodId === personId ? 'unchanged' : 'proposed';

/** Locked places keep the conflicts that the planner accepted. */
export const newPlaces = (
  planned: readonly PlannedDuty[],
  solved: SolvedDraft,
  kept: KeptPlaces,
): NewPlace[] =>
  planned.map(({ row: { id, version, person_id: stoodId }, fell }, at) => {
    const before = kept.places.get(id);
    const personId = solved.people[at] ?? null;
    const state = stateOfPlace(stoodId, personId);
    return {
      dutyId: id,
      dutyVersion: version,
      personId,
      stoodId,
      fellOut: fell,
      locked: before !== undefined,
      accepted: before?.accepted ?? [],
      reasons: before ? before.reasons : state === 'unchanged' ? null : solved.reasons[at],
      state,
    };
  });
