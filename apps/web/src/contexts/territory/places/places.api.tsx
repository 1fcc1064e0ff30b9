/** What the map page and the map manager show of streets and suburbs. */
export { StreetList } from './street-list.tsx';
export { SuburbList } from './suburb-list.tsx';
