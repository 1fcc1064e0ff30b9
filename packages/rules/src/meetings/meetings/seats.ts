/** Which places of a meeting are to be filled: the chairmen, the prayers, and the parts in each hall (MEET-O4, O17, MEET-R16, R19). */
import type { MeetingType } from '../../events/cancelling.ts';
import type { MeetingPart } from '../../people/people/meeting-part.ts';
import type { PartNeeds } from './default-parts.ts';
import type { MeetingSection, PartKey } from './part-place.ts';

export const mostHalls = 3;

export type MeetingDutyKind = 'chairman' | 'prayer' | 'part' | 'helper';

export interface Seat {
  kind: MeetingDutyKind;
  /** Null for the places of the meeting itself. */
  partId: number | null;
  hall: number;
  /** Tells two of a kind apart: the opening prayer is the first, the closing one the second. */
  place: number;
  qualification: MeetingPart;
}

export interface SeatedPart extends PartNeeds {
  id: number;
  section: MeetingSection;
  key: PartKey;
}

/** Parts of students are given in every hall, all others in the main one. */
export const isInEveryHall = ({ section, key }: Pick<SeatedPart, 'section' | 'key'>): boolean =>
  section === 'ministry' || (section === 'treasures' && key === 'reading');

/** MEET-R16. */
export const chairmanOf = (type: MeetingType, hall: number): MeetingPart => {
  if (type === 'public') return 'weekend-chairman';
  return hall === 1 ? 'chairman' : 'counselor';
};

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

function seatsOfPart(part: SeatedPart, halls: number): Seat[] {
  const { id: partId, qualification, helperQualification, helperType } = part;
  return numbers(isInEveryHall(part) ? halls : 1).flatMap((hall) => [
    ...(qualification ? [{ kind: 'part' as const, partId, hall, place: 1, qualification }] : []),
    ...(helperType !== 'none' && helperQualification
      ? [{ kind: 'helper' as const, partId, hall, place: 1, qualification: helperQualification }]
      : []),
  ]);
}

/** A weekend meeting has one hall; its opening prayer is assigned, and whoever the chairman asks says the closing one. */
export function seatsOf(type: MeetingType, halls: number, parts: readonly SeatedPart[]): Seat[] {
  const shown = type === 'clam' ? halls : 1;
  const meeting = { partId: null, hall: 1 } as const;
  return [
    ...numbers(shown).map(
      (hall): Seat => ({
        kind: 'chairman',
        partId: null,
        hall,
        place: 1,
        qualification: chairmanOf(type, hall),
      }),
    ),
    ...numbers(type === 'clam' ? 2 : 1).map(
      (place): Seat => ({ ...meeting, kind: 'prayer', place, qualification: 'prayer' }),
    ),
    ...parts.flatMap((part) => seatsOfPart(part, shown)),
  ];
}

/** MEET-R19, MEET-O8: the halls in use and one more, so that a class is there to be filled; never more than the meeting has. */
export const shownHalls = (halls: number, filled: readonly number[]): number =>
  halls <= 1 ? 1 : Math.min(Math.max(1, ...filled) + 1, halls, mostHalls);

/** MEET-O8: the last class can be taken away while nobody is assigned in it. */
export const mayRemoveHall = (halls: number, filled: readonly number[]): boolean =>
  halls > 1 && !filled.includes(halls);

export const mayAddHall = (type: MeetingType, halls: number): boolean => type === 'clam' && halls < mostHalls;
