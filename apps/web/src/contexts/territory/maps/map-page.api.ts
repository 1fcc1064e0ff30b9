/** What the map manager needs of a map's page. */
export { useMapPage } from './map-page.queries.ts';
