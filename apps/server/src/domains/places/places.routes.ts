/** What the domain answers, one line an operation. */
import { places } from '@sheaf/contract/places/places';
import { addStreet } from '#domains/places/add-street';
import { addSuburb } from '#domains/places/add-suburb';
import { deleteStreet } from '#domains/places/delete-street';
import { deleteSuburb } from '#domains/places/delete-suburb';
import { editStreet } from '#domains/places/edit-street';
import { editSuburb } from '#domains/places/edit-suburb';
import { listCountries } from '#domains/places/list-countries';
import { listRegions } from '#domains/places/list-regions';
import { listSuburbs } from '#domains/places/list-suburbs';
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
