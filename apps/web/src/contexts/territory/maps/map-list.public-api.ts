/** What the dashboard needs of the maps; apart from the sheets, which it does not load. */

export { FoundStreets, useFoundStreets, useMapSearchLabel } from './found-streets.tsx';
export { type MapPage, type MapRow, placeOf, placeWords, turnWords } from './map-words.ts';
export { prefetchMaps, recallMaps, useMaps } from './maps.queries.ts';
export { NoMaps } from './no-maps.tsx';
export { countsWithWaiting, queueKey } from './waiting-counts.ts';
