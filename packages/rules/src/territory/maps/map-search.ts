/** Searches maps by the beginning of their number or any part of their place (MAPS-S1). */

export const readMapSearch = (typed: string): string => typed.trim().toLowerCase();

/** `search` as returned by `readMapSearch`; an empty search matches all maps. */
export const isMapFound = (number: string, place: string, search: string): boolean =>
  number.toLowerCase().startsWith(search) || place.toLowerCase().includes(search);
