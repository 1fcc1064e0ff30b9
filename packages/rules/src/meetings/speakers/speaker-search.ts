/** Searching for speakers by how their names begin (WKND-D7, WKND-R2). */
export const shortestQuery = 3;
export const mostFound = 10;

/** A filter among those who are shown anyway; it gives no right. */
export const searchRanges = ['circuit', 'region', 'country'] as const;
export type SearchRange = (typeof searchRanges)[number];

interface Place {
  circuit: string | null;
  region_id: number | null;
  country_id: number | null;
  /** Kept by hand, by the congregation that searches. */
  kept?: boolean;
}

/** Where the own circuit or region is not known, nobody is in it: the country is searched in its place. */
export function searchedRange(range: SearchRange, own: Pick<Place, 'circuit' | 'region_id'>): SearchRange {
  if (range === 'circuit' && own.circuit === null) return 'country';
  return range === 'region' && own.region_id === null ? 'country' : range;
}

/**
 * What is not known of both is the same nowhere. Only one that we keep by hand without a country, as out of a table, lies in ours:
 * the widest range leaves out nobody whom we entered ourselves for no more than that.
 */
export function isWithin(range: SearchRange, own: Place, other: Place): boolean {
  if (range === 'country' && other.kept && other.country_id === null) return true;
  const field = range === 'circuit' ? 'circuit' : range === 'region' ? 'region_id' : 'country_id';
  return own[field] !== null && own[field] === other[field];
}
