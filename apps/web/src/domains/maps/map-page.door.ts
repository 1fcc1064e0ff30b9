/** What the map manager needs of a map's page. */
export { useMapPage } from './maps.queries.ts';
