/** Printed slips for students (PRINT-O6): one per assigned part and class. */
import type { MeetingDutyKind } from '../../duties/duty-kind.ts';
import type { MeetingSection, PartKey } from './part-place.ts';
import { numberParts } from './part-place.ts';
import { isInEveryHall } from './seats.ts';

interface SlipPart {
  id: number;
  section: MeetingSection;
  key: PartKey;
}

interface SlipDuty {
  kind: MeetingDutyKind;
  part_id: number | null;
  hall: number;
  person_id: number | null;
}

export interface Slip<Part, Duty> {
  part: Part;
  /** Printed before the title. */
  number: number | null;
  duty: Duty;
  /** Helper of the same part and class. */
  helper: Duty | null;
}

/** @param parts of one meeting, in order. @param duties of that meeting. */
export function slipsOf<Part extends SlipPart, Duty extends SlipDuty>(
  parts: readonly Part[],
  duties: readonly Duty[],
): Slip<Part, Duty>[] {
  const numbers = numberParts(parts);
  return parts.flatMap((part, index) => {
    if (!isInEveryHall(part)) return [];
    const filled = duties.filter(({ part_id, person_id }) => part_id === part.id && person_id !== null);
    return filled
      .filter(({ kind }) => kind === 'part')
      .sort((one, other) => one.hall - other.hall)
      .map((duty) => ({
        part,
        number: numbers[index] ?? null,
        duty,
        helper: filled.find(({ kind, hall }) => kind === 'helper' && hall === duty.hall) ?? null,
      }));
  });
}

/** True for the person with the part and for its helper. */
export const isSlipOf = <Duty extends SlipDuty>(
  { duty, helper }: Slip<unknown, Duty>,
  person: number,
): boolean => duty.person_id === person || helper?.person_id === person;
