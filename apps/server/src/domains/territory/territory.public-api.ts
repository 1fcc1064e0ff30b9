/** What other domains may ask of the keeping of the territory. */
export { foreignAddresses } from '#domains/territory/foreign.store';
export { gatherForeign } from '#domains/territory/gather-foreign';
export { importedForeign } from '#domains/territory/imported-foreign.store';
