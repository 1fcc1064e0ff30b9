/** What other domains may ask of the keeping of the territory. */
export { foreignAddresses } from '#contexts/territory/territory/foreign.store';
export { gatherForeign } from '#contexts/territory/territory/gather-foreign';
export { importedForeign } from '#contexts/territory/territory/imported-foreign.store';
