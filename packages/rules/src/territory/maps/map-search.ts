/** Which maps a search finds: those whose number begins with what was typed, or whose place has it (MAPS-S1). */

export const readMapSearch = (typed: string): string => typed.trim().toLowerCase();

/** `search` as `readMapSearch` reads it; nothing typed finds all. */
export const isMapFound = (number: string, place: string, search: string): boolean =>
  number.toLowerCase().startsWith(search) || place.toLowerCase().includes(search);
