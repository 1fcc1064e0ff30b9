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
}

/** What is not known of both is the same nowhere. */
export function isWithin(range: SearchRange, own: Place, other: Place): boolean {
  const field = range === 'circuit' ? 'circuit' : range === 'region' ? 'region_id' : 'country_id';
  return own[field] !== null && own[field] === other[field];
}
