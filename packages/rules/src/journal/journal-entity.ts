/**
 * Description of a domain's rows for the journal: name, visible fields, and permissions to read and revert.
 */
import type { PermissionKey } from '../permissions/permission-keys.ts';
import type { FreedRows } from './freed-entity.ts';

/**
 * How a field is sent to the reader: a `word` has phrases, an `unseen` field shows only that it changed.
 * Lists are shown item by item.
 */
export const fieldTypes = [
  'text',
  'date',
  'time',
  'instant',
  'yes-no',
  'language',
  'unseen',
  'word',
  'reference',
] as const;

/** A code; `words` is the phrase key up to the code, such as `events:type.`. */
export interface WordField {
  type: 'word';
  words: string;
}

/** Ids of rows of a table, shown by name. */
export interface ReferenceField {
  type: 'reference';
  table: string;
}

/**
 * A number whose display depends on a mark: the row in field `of` provides it, through `marks` of its table.
 */
export interface NumberedField {
  type: 'numbered';
  of: string;
  say: (number: number, marked: boolean) => string;
}

export type FieldType =
  | Exclude<(typeof fieldTypes)[number], 'word' | 'reference'>
  | WordField
  | ReferenceField
  | NumberedField;

export type Fields = Readonly<Record<string, FieldType>>;

export const labelsOf = (words: string): WordField => ({ type: 'word', words });
export const rowOf = (table: string): ReferenceField => ({ type: 'reference', table });

/** Reasons why a change cannot be reverted from the journal; each has a phrase. */
export const finalReasons = [
  'assignment',
  'field-work',
  'sign-in',
  'notification-preference',
  'notice',
  'message',
  'import',
  'picture',
  'wording',
  'automatic',
  'other',
] as const;
export type FinalReason = (typeof finalReasons)[number];

/** Permissions needed for the same change by hand. */
export interface RevertPermissions {
  add: PermissionKey;
  edit: PermissionKey;
  delete: PermissionKey;
}

export const oneKey = (key: PermissionKey): RevertPermissions => ({ add: key, edit: key, delete: key });

export interface JournalEntity {
  /** Phrases are `<domain>:journal.entity.<name>`, and `<domain>:journal.field.<field>` for the fields. */
  name: string;
  /** Permission to see the fields. */
  read: PermissionKey;
  /** Permissions to revert a change of such a row; without them every change is final. */
  revert?: RevertPermissions;
  /** How to restore a row cleared by an operation with `freesOthers`. */
  freed?: FreedRows;
  /** More specific reason than the default "this cannot be reverted here". */
  final?: FinalReason;
  /** Fields that make up the display name of a row. */
  label: readonly string[];
  /** Visible fields. Other columns are never sent. */
  fields: Fields;
  /**
   * The subject of a change is the touched row of the lowest rank, after rows of the table named like the
   * domain; 0 precedes these too.
   */
  rank?: number;
  /** Deleted rows remain, with `deleted_at` set. */
  softDeleted?: boolean;
  /** Column with the mark of numbered fields, or a reference to the row with the mark. */
  marks?: string;
  /** Column by which other domains describe the remaining fields. */
  variants?: string;
}
