/** What other domains may ask of the borders. */
export { mapBorders } from '#contexts/territory/borders/borders.store';
export { importedBorders } from '#contexts/territory/borders/imported-borders.store';
