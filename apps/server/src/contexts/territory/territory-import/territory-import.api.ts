/** What other domains may ask of the import of the territory. */
export { readKnown } from '#contexts/territory/territory-import/known-territory';
export { addToLedger, sourceOf, writeImport } from '#contexts/territory/territory-import/write-import';
