/** What the domain answers, one line an operation. */
import { carts } from '@sheaf/contract/carts/carts';
import { addBlock } from '#domains/carts/add-block';
import { addLocation } from '#domains/carts/add-location';
import { addRotation } from '#domains/carts/add-rotation';
import { bookShift } from '#domains/carts/book-shift';
import { changeShift } from '#domains/carts/change-shift';
import { deleteBlock } from '#domains/carts/delete-block';
import { deleteLocation } from '#domains/carts/delete-location';
import { deleteRotation } from '#domains/carts/delete-rotation';
import { editLocation } from '#domains/carts/edit-location';
import { editRotation } from '#domains/carts/edit-rotation';
import { endShift } from '#domains/carts/end-shift';
import { limitGuestHours } from '#domains/carts/limit-guest-hours';
import { listBlocks } from '#domains/carts/list-blocks';
import { listDueReports } from '#domains/carts/list-due-reports';
import { listLocations } from '#domains/carts/list-locations';
import { listRotations } from '#domains/carts/list-rotations';
import { listSharePartners } from '#domains/carts/list-share-partners';
import { listSharedCarts } from '#domains/carts/list-shared-carts';
import { listShifts } from '#domains/carts/list-shifts';
import { readWeek } from '#domains/carts/read-week';
import { reportShift } from '#domains/carts/report-shift';
import { shareLocation } from '#domains/carts/share-location';
import { unshareLocation } from '#domains/carts/unshare-location';
import { handle } from '#platform/handle';

export const cartsRoutes = [
  handle(carts.readWeek, readWeek),
  handle(carts.bookShift, bookShift),
  handle(carts.changeShift, changeShift),
  handle(carts.endShift, endShift),
  handle(carts.reportShift, reportShift),
  handle(carts.listShifts, listShifts),
  handle(carts.listDueReports, listDueReports),
  handle(carts.listLocations, listLocations),
  handle(carts.addLocation, addLocation),
  handle(carts.editLocation, editLocation),
  handle(carts.deleteLocation, deleteLocation),
  handle(carts.listSharePartners, listSharePartners),
  handle(carts.shareLocation, shareLocation),
  handle(carts.limitGuestHours, limitGuestHours),
  handle(carts.unshareLocation, unshareLocation),
  handle(carts.listBlocks, listBlocks),
  handle(carts.addBlock, addBlock),
  handle(carts.deleteBlock, deleteBlock),
  handle(carts.listRotations, listRotations),
  handle(carts.addRotation, addRotation),
  handle(carts.editRotation, editRotation),
  handle(carts.deleteRotation, deleteRotation),
  handle(carts.listSharedCarts, listSharedCarts),
];
