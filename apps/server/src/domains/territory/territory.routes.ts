/** What the domain answers, one line an operation. */
import { territory } from '@sheaf/contract/territory/territory';
import { addForeignAddress } from '#domains/territory/add-foreign-address';
import { addStreet } from '#domains/territory/add-street';
import { addSuburb } from '#domains/territory/add-suburb';
import { deleteForeignAddress } from '#domains/territory/delete-foreign-address';
import { deleteMap } from '#domains/territory/delete-map';
import { deleteStreet } from '#domains/territory/delete-street';
import { deleteSuburb } from '#domains/territory/delete-suburb';
import { editForeignAddress } from '#domains/territory/edit-foreign-address';
import { editStreet } from '#domains/territory/edit-street';
import { editSuburb } from '#domains/territory/edit-suburb';
import { eraseHolderName } from '#domains/territory/erase-holder-name';
import { exportTerritory } from '#domains/territory/export-territory';
import { importBorders } from '#domains/territory/import-borders';
import { importFile } from '#domains/territory/import-file';
import { listBorders } from '#domains/territory/list-borders';
import { listCountries } from '#domains/territory/list-countries';
import { listImports } from '#domains/territory/list-imports';
import { listMapTypes } from '#domains/territory/list-map-types';
import { listRegions } from '#domains/territory/list-regions';
import { listSuburbs } from '#domains/territory/list-suburbs';
import { orderMaps } from '#domains/territory/order-maps';
import { printAssignmentRecord } from '#domains/territory/print-assignment-record';
import { printTerritoryCard } from '#domains/territory/print-territory-card';
import { readMapDetails } from '#domains/territory/read-map-details';
import { readMapPlan } from '#domains/territory/read-map-plan';
import { readOverview } from '#domains/territory/read-overview';
import { prepareImport } from '#domains/territory/read-territory-file';
import { removeHolder } from '#domains/territory/remove-holder';
import { rollBackImport } from '#domains/territory/roll-back-import';
import { saveBorder } from '#domains/territory/save-border';
import { saveMap } from '#domains/territory/save-map';
import { handle } from '#platform/handle';

export const territoryRoutes = [
  handle(territory.readOverview, readOverview),
  handle(territory.exportTerritory, exportTerritory),
  handle(territory.printAssignmentRecord, printAssignmentRecord),
  handle(territory.printTerritoryCard, printTerritoryCard),
  handle(territory.listBorders, listBorders),
  handle(territory.readMapPlan, readMapPlan),
  handle(territory.saveBorder, saveBorder),
  handle(territory.importBorders, importBorders),
  handle(territory.importFile, importFile, prepareImport),
  handle(territory.listImports, listImports),
  handle(territory.rollBackImport, rollBackImport),
  handle(territory.listMapTypes, listMapTypes),
  handle(territory.readMapDetails, readMapDetails),
  handle(territory.saveMap, saveMap),
  handle(territory.orderMaps, orderMaps),
  handle(territory.deleteMap, deleteMap),
  handle(territory.removeHolder, removeHolder),
  handle(territory.eraseHolderName, eraseHolderName),
  handle(territory.listSuburbs, listSuburbs),
  handle(territory.addSuburb, addSuburb),
  handle(territory.editSuburb, editSuburb),
  handle(territory.deleteSuburb, deleteSuburb),
  handle(territory.addStreet, addStreet),
  handle(territory.editStreet, editStreet),
  handle(territory.deleteStreet, deleteStreet),
  handle(territory.addForeignAddress, addForeignAddress),
  handle(territory.editForeignAddress, editForeignAddress),
  handle(territory.deleteForeignAddress, deleteForeignAddress),
  handle(territory.listRegions, listRegions),
  handle(territory.listCountries, listCountries),
];
