/** What the domain answers, one line an operation. */
import { territory } from '@sheaf/contract/territory/territory';
import { addForeignAddress } from '#domains/territory/add-foreign-address';
import { deleteForeignAddress } from '#domains/territory/delete-foreign-address';
import { deleteMap } from '#domains/territory/delete-map';
import { editForeignAddress } from '#domains/territory/edit-foreign-address';
import { listMapTypes } from '#domains/territory/list-map-types';
import { orderMaps } from '#domains/territory/order-maps';
import { printAssignmentRecord } from '#domains/territory/print-assignment-record';
import { printTerritoryCard } from '#domains/territory/print-territory-card';
import { readMapDetails } from '#domains/territory/read-map-details';
import { readOverview } from '#domains/territory/read-overview';
import { removeHolder } from '#domains/territory/remove-holder';
import { saveMap } from '#domains/territory/save-map';
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
