/** A part of a week while a workbook is merged: as the workbook has it, as it is here, and what came of both. */
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
  /** Whether somebody is assigned to it, or as its helper. */
  isHeld: boolean;
  isHelperHeld: boolean;
}

export const clashFields = ['title', 'minutes', 'refs', 'needs', 'there'] as const;
export type ClashField = (typeof clashFields)[number];

export interface MergedPart {
  outcome: 'kept' | 'changed' | 'added' | 'removed' | 'clash';
  /** Null for one that is new. */
  id: number | null;
  /** Null for one that goes, or stays removed. */
  part: PlacedPart | null;
  /** As the workbook has it; null where it has none. */
  imported: PlacedPart | null;
  /** Those that nobody chose yet; until then mine stands. */
  clashes: { field: ClashField; key: string }[];
}
