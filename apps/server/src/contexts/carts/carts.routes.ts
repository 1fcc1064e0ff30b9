import { carts } from '@sheaf/contract/carts/carts';
import { addBlock } from '#contexts/carts/add-block';
import { addRotation } from '#contexts/carts/add-rotation';
import { bookShift } from '#contexts/carts/book-shift';
import { locationRecords } from '#contexts/carts/carts.records';
import { changeShift } from '#contexts/carts/change-shift';
import { deleteBlock } from '#contexts/carts/delete-block';
import { deleteLocation } from '#contexts/carts/delete-location';
import { deleteRotation } from '#contexts/carts/delete-rotation';
import { editRotation } from '#contexts/carts/edit-rotation';
import { endShift } from '#contexts/carts/end-shift';
import { joinWaiting } from '#contexts/carts/join-waiting';
import { leaveShift } from '#contexts/carts/leave-shift';
import { leaveWaiting } from '#contexts/carts/leave-waiting';
import { limitGuestHours } from '#contexts/carts/limit-guest-hours';
import { listBlocks } from '#contexts/carts/list-blocks';
import { listDueReports } from '#contexts/carts/list-due-reports';
import { listLocations } from '#contexts/carts/list-locations';
import { listOpenShifts } from '#contexts/carts/list-open-shifts';
import { listRotations } from '#contexts/carts/list-rotations';
import { listSharePartners } from '#contexts/carts/list-share-partners';
import { listSharedCarts } from '#contexts/carts/list-shared-carts';
import { listShifts } from '#contexts/carts/list-shifts';
import { readWeek } from '#contexts/carts/read-week';
import { reportShift } from '#contexts/carts/report-shift';
import { shareLocation } from '#contexts/carts/share-location';
import { takeFreePlace } from '#contexts/carts/take-free-place';
import { unshareLocation } from '#contexts/carts/unshare-location';
import { handle } from '#platform/handle';

export const cartsRoutes = [
  handle(carts.readWeek, readWeek),
  handle(carts.bookShift, bookShift),
  handle(carts.changeShift, changeShift),
  handle(carts.endShift, endShift),
  handle(carts.leaveShift, leaveShift),
  handle(carts.reportShift, reportShift),
  handle(carts.listOpenShifts, listOpenShifts),
  handle(carts.joinWaiting, joinWaiting),
  handle(carts.leaveWaiting, leaveWaiting),
  handle(carts.takeFreePlace, takeFreePlace),
  handle(carts.listShifts, listShifts),
  handle(carts.listDueReports, listDueReports),
  handle(carts.listLocations, listLocations),
  ...locationRecords,
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
