/** Validates the form of a map by its type and by whether the map is new (MAPS-D7, MAPS-R15 to R17). */
import { gathersForeign, type MapType } from './map-type.ts';

/** MAPS-R17: rural and foreign-language maps have a name, the others a suburb. */
export const isNamed = (type: MapType): boolean => type === 'rural' || type === 'foreign';

/** A map that gathers foreign addresses has a language (ADDR-O11). */
export const asksLanguage = gathersForeign;

export interface MapEntry {
  type: MapType;
  name: string | null;
  suburb: number | null;
  lang: string | null;
  blocks: number;
  complete: string | null;
}

export interface KnownMap {
  type: MapType;
  /** Highest completed block of the open assignment; 0 if none. */
  highestDone: number;
}

export type MapField = 'name' | 'suburb' | 'lang' | 'type_id' | 'complete' | 'blocks';
export interface WrongField {
  field: MapField;
  code: 'not-asked' | 'type-fixed' | 'only-when-made' | 'block-done' | 'date-ahead';
}

/**
 * First fault of an entry for a new map (`known` null) or an existing one; null if it may be saved. `today`
 * is the congregation's date, `YYYY-MM-DD`.
 */
export function wrongInMapEntry(entry: MapEntry, known: KnownMap | null, today: string): WrongField | null {
  const { type, name, suburb, lang, blocks, complete } = entry;
  if (known && known.type !== type) return { field: 'type_id', code: 'type-fixed' };
  if (known && complete !== null) return { field: 'complete', code: 'only-when-made' };
  if (complete !== null && complete > today) return { field: 'complete', code: 'date-ahead' };
  if (name !== null && !isNamed(type)) return { field: 'name', code: 'not-asked' };
  if (suburb !== null && isNamed(type)) return { field: 'suburb', code: 'not-asked' };
  if (lang !== null && !asksLanguage(type)) return { field: 'lang', code: 'not-asked' };
  if (known && blocks < known.highestDone) return { field: 'blocks', code: 'block-done' };
  return null;
}

/**
 * Name of an existing map after an entry. A map that an address list named after its main street keeps that
 * name until it has a suburb.
 */
export const nameAfter = (
  entry: Pick<MapEntry, 'name' | 'suburb'>,
  known: { type: MapType; name: string | null },
): string | null => (!isNamed(known.type) && entry.suburb === null ? known.name : entry.name);
