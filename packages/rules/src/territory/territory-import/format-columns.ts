/** What the files of other programs are called, and how their columns are known. */

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

/** Also what nobody recognises, once a person said what its columns are (TERR-R33). */
export const readFormats = [...importFormats, 'matched-table'] as const;
export type ReadFormat = (typeof readFormats)[number];

/** What the list of imports names: the files of other programs, and the two that are recognised on screens of their own. */
export const listedFormats = [...readFormats, 'address-list', 'borders'] as const;
export type ListedFormat = (typeof listedFormats)[number];

/** What we ask a row for; `dates` and `notes` gather several columns, of all others the first that is filled counts. */
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

/** What only our own exports have. */
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
  /** What its rows are. */
  rows: 'maps' | 'addresses' | 'assignments' | 'shapes' | 'sheaf';
  /** One heading of each group must be there. */
  needs: readonly (readonly string[])[];
  columns: Partial<Record<Field, readonly string[]>>;
  /** Row numbers of the other program: they mean nothing here, so nobody is told that they are left behind. */
  own: readonly string[];
  /** By their places: columns that were matched by hand, also those to be left out. */
  byHand?: { places: ReadonlyMap<Field, number>; handled: ReadonlySet<number> };
}
