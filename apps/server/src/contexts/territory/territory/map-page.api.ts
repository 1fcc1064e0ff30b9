/** Foreign addresses as the statements of maps read them; beside `territory.api.ts`, which needs the maps itself. */
export { foreignList } from '#contexts/territory/territory/map-page.store';
