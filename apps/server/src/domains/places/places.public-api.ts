/** What other domains may ask of streets and suburbs. */
export { importedPlaces } from '#domains/places/imported-places.store';
export { streetList, suburbList, suburbOfMap } from '#domains/places/map-places.store';
export { streetName, streets } from '#domains/places/streets.store';
export { suburbs } from '#domains/places/suburbs.store';
