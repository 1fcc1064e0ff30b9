/** Duties of a meeting: chairmen, prayers, and the parts per hall (MEET-O4, O17, MEET-R16, R19). */
import type { MeetingType } from '../../events/cancelling.ts';
import type { MeetingPart } from '../../people/people/meeting-part.ts';
import type { PartNeeds } from './default-parts.ts';
import type { MeetingSection, PartKey } from './part-place.ts';

export const mostHalls = 3;

export type MeetingDutyKind = 'chairman' | 'prayer' | 'part' | 'helper';

export interface Seat {
  kind: MeetingDutyKind;
  /** Null for duties without a part. */
  partId: number | null;
  hall: number;
  /** Distinguishes seats of one kind: the opening prayer is 1, the closing one 2. */
  place: number;
  qualification: MeetingPart;
}

/** Identifies a seat within its meeting. */
export const seatKey = ({
  kind,
  partId,
  hall,
  place,
}: Omit<Seat, 'qualification' | 'kind'> & { kind: string }): string => `${kind} ${partId} ${hall} ${place}`;

export interface SeatedPart extends PartNeeds {
  id: number;
  section: MeetingSection;
  key: PartKey;
}

/** Student parts are given in every hall, other parts in the main one. */
export const isInEveryHall = ({ section, key }: Pick<SeatedPart, 'section' | 'key'>): boolean =>
  section === 'ministry' || (section === 'treasures' && key === 'reading');

/** The chairman of an auxiliary class needs another qualification (MEET-R16). */
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

/**
 * A weekend meeting has one hall. Its opening prayer is a seat; the chairman chooses who offers the closing
 * one.
 */
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

/**
 * Number of halls to show: those in use and one more to fill, up to the meeting's maximum (MEET-R19,
 * MEET-O8).
 */
export const shownHalls = (halls: number, filled: readonly number[]): number =>
  halls <= 1 ? 1 : Math.min(Math.max(1, ...filled) + 1, halls, mostHalls);

/** The last class can be removed while nobody is assigned in it (MEET-O8). */
export const mayRemoveHall = (halls: number, filled: readonly number[]): boolean =>
  halls > 1 && !filled.includes(halls);

export const mayAddHall = (type: MeetingType, halls: number): boolean => type === 'clam' && halls < mostHalls;
