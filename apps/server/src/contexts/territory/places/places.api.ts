export { importedPlaces } from '#contexts/territory/places/imported-places.store';
export { streetList, suburbList, suburbOfMap } from '#contexts/territory/places/map-places.store';
export { streetName, streets } from '#contexts/territory/places/streets.store';
export { suburbs } from '#contexts/territory/places/suburbs.store';
