/** Search for speakers by name prefix (WKND-D7, WKND-R2). */
export const shortestQuery = 3;
export const mostFound = 10;

/** Filters speakers that are visible anyway; grants no access. */
export const searchRanges = ['circuit', 'region', 'country'] as const;
export type SearchRange = (typeof searchRanges)[number];

interface Place {
  circuit: string | null;
  region_id: number | null;
  country_id: number | null;
  /** Maintained by hand by the searching congregation. */
  kept?: boolean;
}

/** If the own circuit or region is unknown, the country is searched instead. */
export function searchedRange(range: SearchRange, own: Pick<Place, 'circuit' | 'region_id'>): SearchRange {
  if (range === 'circuit' && own.circuit === null) return 'country';
  return range === 'region' && own.region_id === null ? 'country' : range;
}

/**
 * Unknown places never match. Exception: a manually maintained congregation without a country, as from an
 * imported table, counts as the own country, so that the widest range includes all own entries.
 */
export function isWithin(range: SearchRange, own: Place, other: Place): boolean {
  if (range === 'country' && other.kept && other.country_id === null) return true;
  const field = range === 'circuit' ? 'circuit' : range === 'region' ? 'region_id' : 'country_id';
  return own[field] !== null && own[field] === other[field];
}
