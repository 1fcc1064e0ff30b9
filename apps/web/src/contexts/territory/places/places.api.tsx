/** API of streets and suburbs for the map page and the map manager. */
export { StreetList } from './street-list.tsx';
export { SuburbList } from './suburb-list.tsx';
