/** API of maps for the dashboard, without the sheets, which it does not load. */

export { FoundStreets, useFoundStreets, useMapSearchLabel } from './found-streets.tsx';
export { holdingLabels, type MapPage, type MapRow, placeLabels, placeOf } from './map-labels.ts';
export { useMaps } from './maps.queries.ts';
export { MyMap } from './my-map.tsx';
export { NoMaps } from './no-maps.tsx';
export { queueKeyOf } from './waiting-counts.ts';
