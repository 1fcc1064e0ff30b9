/** Kinds between which turns and shares are counted: a reading is another kind than a treasures talk. */
import type { MeetingPart } from '../people/people/meeting-part.ts';
import type { DutyKindName } from './duty-kind.ts';

/** Attributes of duties with separate waits. */
export interface KindOfDuty {
  kind: DutyKindName;
  /** Null outside of meeting parts. */
  qualification: MeetingPart | null;
  /** Null if not a responsibility. */
  responsibilityId: number | null;
}

/** `part bible-reading`, `responsibility 12`, `cart`. */
export type KindKey = string;

export const kindKeyOf = ({ kind, qualification, responsibilityId }: KindOfDuty): KindKey =>
  `${kind} ${qualification ?? responsibilityId ?? ''}`.trimEnd();
