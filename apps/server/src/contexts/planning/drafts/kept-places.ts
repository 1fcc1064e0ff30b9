/** Places whose person the planner locked, and the places of a new search. */
import type { DutyRow } from '#contexts/duties/duties.api';
import type { NewPlace, PlaceRow } from '#contexts/planning/drafts/drafts.store';
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

/** Locked places keep the conflicts that the planner accepted. */
export const newPlaces = (open: readonly DutyRow[], solved: SolvedDraft, kept: KeptPlaces): NewPlace[] =>
  open.map(({ id, version }, at) => {
    const before = kept.places.get(id);
    return {
      dutyId: id,
      dutyVersion: version,
      personId: solved.people[at] ?? null,
      locked: before !== undefined,
      accepted: before?.accepted ?? [],
      reasons: before ? before.reasons : solved.reasons[at],
    };
  });
