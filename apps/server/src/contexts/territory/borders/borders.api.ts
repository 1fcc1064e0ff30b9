export { mapBorders } from '#contexts/territory/borders/borders.store';
export { importedBorders } from '#contexts/territory/borders/imported-borders.store';
