/** Types of a part during a workbook merge: imported, local and merged. */
import type { PartNeeds } from './default-parts.ts';
import type { MeetingSection, PartKey } from './part-place.ts';

export interface PlacedPart extends PartNeeds {
  section: MeetingSection;
  key: PartKey;
  title: string;
  minutes: number;
  refs: string | null;
}

export interface KnownPart {
  id: number;
  part: PlacedPart;
}

export interface OwnPart extends KnownPart {
  /** A person is assigned to the part; `isHelperHeld` for its helper. */
  isHeld: boolean;
  isHelperHeld: boolean;
}

export const clashFields = ['title', 'minutes', 'refs', 'needs', 'there'] as const;
export type ClashField = (typeof clashFields)[number];

export interface MergedPart {
  outcome: 'kept' | 'changed' | 'added' | 'removed' | 'clash';
  /** Null for a new part. */
  id: number | null;
  /** Null for a removed part. */
  part: PlacedPart | null;
  /** Imported version; null if the workbook has none. */
  imported: PlacedPart | null;
  /** Unresolved clashes; until then the local value is used. */
  clashes: { field: ClashField; key: string }[];
}
