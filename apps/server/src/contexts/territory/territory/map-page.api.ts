/** SQL of foreign addresses for statements of maps; separate from `territory.api.ts`, which imports maps. */
export { foreignList } from '#contexts/territory/territory/map-page.store';
