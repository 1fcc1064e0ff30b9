/** Import formats of other programs, and the columns that identify them. */

export const importFormats = [
  'nws-addresses',
  'nws-territories',
  'alba-addresses',
  'alba-territories',
  'territory-helper-territories',
  'territory-helper-locations',
  'nws-assignments',
  'territory-helper-assignments',
  'sheaf-table',
  'sheaf-features',
  'alba-shapes',
  'map-shapes',
] as const;

/** Includes unknown tables after a person has matched their columns (TERR-R33). */
export const readFormats = [...importFormats, 'matched-table'] as const;
export type ReadFormat = (typeof readFormats)[number];

/** Formats in the list of imports: files of other programs, and the two that have screens of their own. */
export const listedFormats = [...readFormats, 'address-list', 'borders'] as const;
export type ListedFormat = (typeof listedFormats)[number];

/**
 * Fields of a row; `dates` and `notes` collect several columns, every other field uses its first filled
 * column.
 */
export type Field =
  | 'number'
  | 'suffix'
  | 'code'
  | 'type'
  | 'place'
  | 'completed'
  | 'completedBy'
  | 'assigned'
  | 'returned'
  | 'holder'
  | 'firstName'
  | 'lastName'
  | SheafField
  | 'boundary'
  | 'house'
  | 'street'
  | 'address'
  | 'unit'
  | 'suburb'
  | 'postcode'
  | 'name'
  | 'phone'
  | 'state'
  | 'doNotCall'
  | 'kind'
  | 'attempts'
  | 'dates'
  | 'language'
  | 'notes'
  | 'latitude'
  | 'longitude';

export type SheafField =
  | 'blocks'
  | 'letters'
  | 'personal'
  | 'campaign'
  | 'campaignName'
  | 'previousCompleted'
  | 'startUnknown'
  | 'holderFrom'
  | 'holderTo';

export interface FormatColumns {
  format: ReadFormat;
  rows: 'maps' | 'addresses' | 'assignments' | 'shapes' | 'sheaf';
  /** Required: at least one heading of each group. */
  needs: readonly (readonly string[])[];
  columns: Partial<Record<Field, readonly string[]>>;
  /** Row numbers of the other program: meaningless here, so they are not reported as unused. */
  own: readonly string[];
  /** By column index: columns matched by hand, including those to be left out. */
  byHand?: { places: ReadonlyMap<Field, number>; handled: ReadonlySet<number> };
}
