/** What other domains may ask of the import of the territory. */
export { readKnown } from '#domains/territory-import/known-territory';
export { addToLedger, sourceOf, writeImport } from '#domains/territory-import/write-import';
