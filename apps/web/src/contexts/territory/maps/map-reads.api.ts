/** Reads of the maps before the dashboard is loaded, without its components. */
export { prefetchMaps, recallMaps } from './maps.queries.ts';
