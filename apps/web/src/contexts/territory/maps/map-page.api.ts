/** API of the map page for the map manager. */
export { useMapPage } from './map-page.queries.ts';
