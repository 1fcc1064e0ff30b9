/** Decides which open places people may take themselves, and how long they can undo it (X-SWAP-26, X-SWAP-27). */
import { allow, type Decision, refuse } from '../../decision.ts';
import { type Clash, isHardClash } from '../../duties/clash.ts';
import { type DutyKindName, dutyKinds } from '../../duties/duty-kind.ts';
import type { TakenOpen } from '../../people/availability/settings.ts';

const kindsTaken: Readonly<Record<TakenOpen, readonly DutyKindName[]>> = {
  none: [],
  tasks: ['task'],
  responsibilities: ['responsibility'],
  both: ['responsibility', 'task'],
};

/** Places are listed so many days ahead. */
export const openPlaceDays = 56;

export const undoMilliseconds = 600_000;

/** Kinds by the setting of the congregation, never those of a programme. */
export const takenKindsOf = (setting: TakenOpen): readonly DutyKindName[] =>
  kindsTaken[setting].filter((kind) => dutyKinds[kind].area !== 'programme');

export interface OpenPlace {
  kind: DutyKindName;
  personId: number | null;
  /** Assigned to a whole field service group. */
  ofGroup: boolean;
  /** An event replaces its meeting, or a visit suspends it. */
  cancelled: boolean;
  /** Milliseconds since 1970, like `now`. */
  startsAt: number;
}

interface TakingFacts {
  setting: TakenOpen;
  clashes: readonly Pick<Clash, 'code'>[];
  now: number;
}

/** Whether the place is open to people, apart from the person. */
export const isOpenTo = (place: OpenPlace, { setting, now }: Pick<TakingFacts, 'setting' | 'now'>): boolean =>
  takenKindsOf(setting).includes(place.kind) && !place.cancelled && !place.ofGroup && now < place.startsAt;

const notThen: ReadonlySet<string> = new Set(['away', 'cannot']);

/** Whether a person sees the place among those they may take. */
export const isOffered = (place: OpenPlace, taking: TakingFacts): boolean =>
  isOpenTo(place, taking) &&
  place.personId === null &&
  !taking.clashes.some((clash) => isHardClash(clash) || notThen.has(clash.code));

/** The first who presses has it. Days away are the decision of the person. */
export function decideTakePlace(
  place: OpenPlace,
  taking: TakingFacts,
): Decision<true, 'place-taken' | 'place-not-open' | 'swap-clash'> {
  if (!isOpenTo(place, taking)) return refuse('place-not-open');
  if (place.personId !== null) return refuse('place-taken');
  return taking.clashes.some(isHardClash) ? refuse('swap-clash') : allow(true);
}

export interface Take {
  personId: number;
  takenAt: number;
}

/** @param take null if nobody took the place as an open one. */
export function decideReturn(
  take: Take | null,
  place: Pick<OpenPlace, 'personId' | 'startsAt'>,
  { person, now }: { person: number; now: number },
): Decision<true, 'place-undo-ended'> {
  const isOwn = take?.personId === person && place.personId === person;
  return isOwn && now < place.startsAt && now < take.takenAt + undoMilliseconds
    ? allow(true)
    : refuse('place-undo-ended');
}

/** Key under which the phone stores the places that were seen. */
export const openPlacesPromptId = 'open-places';

/**
 * Content of the prompt of open places: their ids in order, or what was read before if it has all of them.
 * @param read ids that the person has seen; null if they saw none.
 */
export function contentOfPlaces(ids: readonly number[], read: string | null): string | null {
  if (ids.length === 0) return null;
  const known = new Set(read?.split(' '));
  if (ids.every((id) => known.has(String(id)))) return read;
  return [...ids].sort((one, other) => one - other).join(' ');
}
