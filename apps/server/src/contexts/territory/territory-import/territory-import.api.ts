export { readKnown } from '#contexts/territory/territory-import/known-territory';
export { addToLedger, sourceOf, writeImport } from '#contexts/territory/territory-import/write-import';
