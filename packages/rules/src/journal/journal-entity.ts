/** How a domain describes its rows to the journal: what they are called, what of them is shown to whom, and who may revert a change of them. */
import type { PermissionKey } from '../permissions/permission-keys.ts';
import type { FreedRows } from './freed-entity.ts';

/** What the reader is sent of a field: a `word` has phrases, of `unseen` only that it changed is told. Lists are shown item by item. */
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

/** One of a few codes; `words` is the key of its phrase up to the code, such as `events:type.`. */
export interface WordField {
  type: 'word';
  words: string;
}

/** Ids of rows of a table, which are shown by their names. */
export interface ReferenceField {
  type: 'reference';
  table: string;
}

/** A number that may be said otherwise: how, tells the row in the field `of`, by what its table `marks`. */
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

export const wordsOf = (words: string): WordField => ({ type: 'word', words });
export const rowOf = (table: string): ReferenceField => ({ type: 'reference', table });

/** Why a change is never reverted from the journal; each has a sentence. */
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

/** What it takes to do the same by hand. */
export interface RevertPermissions {
  add: PermissionKey;
  edit: PermissionKey;
  delete: PermissionKey;
}

export const oneKey = (key: PermissionKey): RevertPermissions => ({ add: key, edit: key, delete: key });

export interface JournalEntity {
  /** Its phrase is `<domain>:journal.entity.<name>`; those of its fields are `<domain>:journal.field.<field>`. */
  name: string;
  /** Without it the fields stay closed to the reader. */
  read: PermissionKey;
  /** Who may revert a change of such a row; without it every change of one is final. */
  revert?: RevertPermissions;
  /** How a row is restored that an operation with `freesOthers` cleared. */
  freed?: FreedRows;
  /** Why it is final, where that can be said better than "this cannot be taken back here". */
  final?: FinalReason;
  /** The fields that name a row. */
  label: readonly string[];
  /** What may be shown. A column that is not named here never leaves the journal. */
  fields: Fields;
  /** What a change is about is the touched row of the smallest rank, after rows of a table named as the domain; 0 comes before these too. */
  rank?: number;
  /** Its deleted rows stay, marked by `deleted_at`. */
  softDeleted?: boolean;
  /** The column that says how numbers within such a row are said, or leads to the row that says so. */
  marks?: string;
  /** The column by whose value other domains describe the rest of the row. */
  variants?: string;
}
