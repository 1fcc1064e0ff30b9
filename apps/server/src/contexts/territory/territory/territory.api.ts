/** API of the map manager and foreign addresses for other domains. */
export { foreignAddresses } from '#contexts/territory/territory/foreign.store';
export { gatherForeign } from '#contexts/territory/territory/gather-foreign';
export { importedForeign } from '#contexts/territory/territory/imported-foreign.store';
