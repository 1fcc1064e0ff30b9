/** What the domain answers, one line an operation. */
import { territory } from '@sheaf/contract/territory/territory/territory';
import { addForeignAddress } from '#contexts/territory/territory/add-foreign-address';
import { deleteForeignAddress } from '#contexts/territory/territory/delete-foreign-address';
import { deleteMap } from '#contexts/territory/territory/delete-map';
import { editForeignAddress } from '#contexts/territory/territory/edit-foreign-address';
import { listMapTypes } from '#contexts/territory/territory/list-map-types';
import { orderMaps } from '#contexts/territory/territory/order-maps';
import { printAssignmentRecord } from '#contexts/territory/territory/print-assignment-record';
import { printTerritoryCard } from '#contexts/territory/territory/print-territory-card';
import { readMapDetails } from '#contexts/territory/territory/read-map-details';
import { readOverview } from '#contexts/territory/territory/read-overview';
import { removeHolder } from '#contexts/territory/territory/remove-holder';
import { saveMap } from '#contexts/territory/territory/save-map';
import { handle } from '#platform/handle';

export const territoryRoutes = [
  handle(territory.readOverview, readOverview),
  handle(territory.printAssignmentRecord, printAssignmentRecord),
  handle(territory.printTerritoryCard, printTerritoryCard),
  handle(territory.listMapTypes, listMapTypes),
  handle(territory.readMapDetails, readMapDetails),
  handle(territory.saveMap, saveMap),
  handle(territory.orderMaps, orderMaps),
  handle(territory.deleteMap, deleteMap),
  handle(territory.removeHolder, removeHolder),
  handle(territory.addForeignAddress, addForeignAddress),
  handle(territory.editForeignAddress, editForeignAddress),
  handle(territory.deleteForeignAddress, deleteForeignAddress),
];
