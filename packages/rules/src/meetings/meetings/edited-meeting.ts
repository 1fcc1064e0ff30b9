/** Detects differences between a meeting and its imported workbook (MEET-R8, MEET-O1). */

import type { HelperType } from '../../duties/helper-type.ts';
import type { MeetingSection, PartKey } from './part-place.ts';

/** Stored columns of a part; part types are codes. */
export interface StoredPartFields {
  section: MeetingSection;
  key: PartKey;
  order: number;
  title: string;
  minutes: number;
  refs: string | null;
  qualification: number | null;
  helper_qualification: number | null;
  helper_type: HelperType;
}

export interface ImportedRow extends StoredPartFields {
  /** Null for a part inserted by hand. */
  imported: StoredPartFields | null;
  isRemoved: boolean;
}

const fields = [
  'section',
  'key',
  'order',
  'title',
  'minutes',
  'refs',
  'qualification',
  'helper_qualification',
  'helper_type',
] as const satisfies readonly (keyof StoredPartFields)[];

/** Picks the stored columns. */
export const storedFields = (row: StoredPartFields): StoredPartFields =>
  Object.fromEntries(fields.map((field) => [field, row[field]])) as unknown as StoredPartFields;

export const isSameKept = (a: StoredPartFields, b: StoredPartFields): boolean =>
  fields.every((field) => a[field] === b[field]);

export const isEdited = (rows: readonly ImportedRow[]): boolean =>
  rows.some(
    ({ imported, isRemoved, ...row }) => isRemoved || imported === null || !isSameKept(row, imported),
  );
