/** API of maps for the dashboard, without the sheets, which it does not load. */

export { FoundStreets, useFoundStreets, useMapSearchLabel } from './found-streets.tsx';
export { type MapPage, type MapRow, placeLabels, placeOf, turnLabels } from './map-labels.ts';
export { prefetchMaps, recallMaps, useMaps } from './maps.queries.ts';
export { NoMaps } from './no-maps.tsx';
export { countsWithWaiting, queueKey } from './waiting-counts.ts';
