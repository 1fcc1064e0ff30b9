/** What students are told of their part on a slip (PRINT-O6): one for each part and class that somebody has. */
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
  /** Before its title. */
  number: number | null;
  duty: Duty;
  /** Of the same part and class, where somebody helps. */
  helper: Duty | null;
}

/** @param parts of one meeting, in their order. @param duties of that meeting. */
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
      .toSorted((one, other) => one.hall - other.hall)
      .map((duty) => ({
        part,
        number: numbers[index] ?? null,
        duty,
        helper: filled.find(({ kind, hall }) => kind === 'helper' && hall === duty.hall) ?? null,
      }));
  });
}

/** Whose slip it is: of whoever has the part, and of whoever helps. */
export const isSlipOf = <Duty extends SlipDuty>(
  { duty, helper }: Slip<unknown, Duty>,
  person: number,
): boolean => duty.person_id === person || helper?.person_id === person;
