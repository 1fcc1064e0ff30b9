/**
 * Decides whether a person may be assigned to a duty (MEET-R15, MEET-R18). Absences and clashes only warn
 * (MEET-R17).
 */
import { allow, type Decision, refuse } from '../decision.ts';
import type { MeetingPart } from '../people/people/meeting-part.ts';

export interface PlaceToFill {
  id: number;
  qualification: MeetingPart;
  /** Key of places that need different people, such as a part and its helper; null for a single place. */
  together: string | null;
  personId: number | null;
}

export interface FilledDuty {
  id: number;
  personId: number | null;
}

export type FillRefusal = 'duty-twice' | 'duty-booked-elsewhere';

/** Public talks are booked together with their speakers. */
const bookedElsewhere: ReadonlySet<MeetingPart> = new Set(['local-talk', 'away-talk']);

/**
 * @param places all places that share a `together` key with those being filled, with their current people.
 * @returns the changes only.
 */
export function decideFill(
  places: readonly PlaceToFill[],
  fillings: readonly FilledDuty[],
): Decision<FilledDuty[], FillRefusal> {
  const asked = new Map(fillings.map(({ id, personId }) => [id, personId]));
  const changed = places.flatMap((place) => {
    const personId = asked.get(place.id);
    return personId === undefined || personId === place.personId ? [] : [{ ...place, personId }];
  });
  if (changed.some(({ qualification }) => bookedElsewhere.has(qualification)))
    return refuse('duty-booked-elsewhere');
  const after = places.map((place) => {
    const personId = asked.get(place.id);
    return { ...place, personId: personId === undefined ? place.personId : personId };
  });
  const taken = after
    .filter(({ personId, together }) => personId !== null && together !== null)
    .map(({ personId, together }) => `${together} ${personId}`);
  if (new Set(taken).size < taken.length) return refuse('duty-twice');
  return allow(changed.map(({ id, personId }) => ({ id, personId })));
}
