import { places } from '@sheaf/contract/territory/places/places';
import { listCountries } from '#contexts/territory/places/list-countries';
import { listRegions } from '#contexts/territory/places/list-regions';
import { listSuburbs } from '#contexts/territory/places/list-suburbs';
import { streetRecords, suburbRecords } from '#contexts/territory/places/places.records';
import { handle, type Route } from '#platform/handle';

export const placesRoutes: readonly Route[] = [
  handle(places.listSuburbs, listSuburbs),
  ...suburbRecords,
  ...streetRecords,
  handle(places.listRegions, listRegions),
  handle(places.listCountries, listCountries),
];
