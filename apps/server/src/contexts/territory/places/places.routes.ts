import { places } from '@sheaf/contract/territory/places/places';
import { addStreet } from '#contexts/territory/places/add-street';
import { addSuburb } from '#contexts/territory/places/add-suburb';
import { deleteStreet } from '#contexts/territory/places/delete-street';
import { deleteSuburb } from '#contexts/territory/places/delete-suburb';
import { editStreet } from '#contexts/territory/places/edit-street';
import { editSuburb } from '#contexts/territory/places/edit-suburb';
import { listCountries } from '#contexts/territory/places/list-countries';
import { listRegions } from '#contexts/territory/places/list-regions';
import { listSuburbs } from '#contexts/territory/places/list-suburbs';
import { handle, type Route } from '#platform/handle';

export const placesRoutes: readonly Route[] = [
  handle(places.listSuburbs, listSuburbs),
  handle(places.addSuburb, addSuburb),
  handle(places.editSuburb, editSuburb),
  handle(places.deleteSuburb, deleteSuburb),
  handle(places.addStreet, addStreet),
  handle(places.editStreet, editStreet),
  handle(places.deleteStreet, deleteStreet),
  handle(places.listRegions, listRegions),
  handle(places.listCountries, listCountries),
];
