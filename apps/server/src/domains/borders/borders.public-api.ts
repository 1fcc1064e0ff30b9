/** What other domains may ask of the borders. */
export { mapBorders } from '#domains/borders/borders.store';
export { importedBorders } from '#domains/borders/imported-borders.store';
