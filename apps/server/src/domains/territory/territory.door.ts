/** What other domains may ask of the territory. */
export { borders } from '#domains/territory/borders.store';
export { importing as territoryImport } from '#domains/territory/import.store';
export { sourceOf, writeImport } from '#domains/territory/write-import';
