import { territory } from '@sheaf/contract/territory/territory/territory';
import { addForeignAddress } from '#contexts/territory/territory/add-foreign-address';
import { deleteForeignAddress } from '#contexts/territory/territory/delete-foreign-address';
import { editForeignAddress } from '#contexts/territory/territory/edit-foreign-address';
import { printAssignmentRecord } from '#contexts/territory/territory/print-assignment-record';
import { printTerritoryCard } from '#contexts/territory/territory/print-territory-card';
import { readOverview } from '#contexts/territory/territory/read-overview';
import { handle } from '#platform/handle';

export const territoryRoutes = [
  handle(territory.readOverview, readOverview),
  handle(territory.printAssignmentRecord, printAssignmentRecord),
  handle(territory.printTerritoryCard, printTerritoryCard),
  handle(territory.addForeignAddress, addForeignAddress),
  handle(territory.editForeignAddress, editForeignAddress),
  handle(territory.deleteForeignAddress, deleteForeignAddress),
];
