/** How the journal speaks of a kind of row: what it is called by, what of it is shown to whom, and who may put it back by hand. */
import type { PermissionKey } from '../permissions/permission-keys.ts';

/** Rows of other tables that fields point to; shown by their names. */
export const references = [
  'person',
  'group',
  'family',
  'role',
  'map',
  'street',
  'suburb',
  'region',
  'country',
  'assignment',
] as const;
export type Reference = (typeof references)[number];

/** `word` is one of a few codes that have phrases; of `unseen` only that it changed is told. Lists are shown item by item. */
export const fieldTypes = [
  ...references,
  'text',
  'date',
  'instant',
  'yes-no',
  'word',
  'language',
  'part',
  'permission',
  'unseen',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** Why a kind of row is never put back from the journal. */
export type Final =
  | 'assignment'
  | 'field-work'
  | 'sign-in'
  | 'wish'
  | 'notice'
  | 'message'
  | 'import'
  | 'picture'
  | 'wording'
  | 'automatic'
  | 'other';

export interface Keys {
  add: PermissionKey;
  edit: PermissionKey;
  delete: PermissionKey;
}

export interface Thing {
  /** Its name in the phrases and on the wire. */
  name: string;
  /** Without it the fields stay closed to the reader. */
  read: PermissionKey;
  /** What it takes to put such a row back by hand, or why it is final. */
  undo: Keys | Final;
  /** The fields that name one of them. */
  label: readonly string[];
  /** What may be shown. A column that is not named here never leaves the journal. */
  fields: Readonly<Record<string, FieldType>>;
}

export const oneKey = (key: PermissionKey): Keys => ({ add: key, edit: key, delete: key });
