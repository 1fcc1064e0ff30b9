/** Whether a person may have a duty (MEET-R15, MEET-R18). Being away or busy is told, and never in the way (MEET-R17). */
import { allow, type Decision, refuse } from '../decision.ts';
import type { MeetingPart } from '../people/people/meeting-part.ts';

export interface PlaceToFill {
  id: number;
  qualification: MeetingPart;
  /** Places for which one person cannot do both, such as a part and its helper; null where it stands alone. */
  together: string | null;
  personId: number | null;
}

export interface FilledDuty {
  id: number;
  personId: number | null;
}

export type FillRefusal = 'duty-twice' | 'duty-booked-elsewhere';

/** Public talks are booked with their speakers. */
const bookedElsewhere: ReadonlySet<MeetingPart> = new Set(['local-talk', 'away-talk']);

/**
 * @param places all that stand together with those that are filled, as they are now.
 * @returns what changes; whoever stays where they are is not in it.
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
