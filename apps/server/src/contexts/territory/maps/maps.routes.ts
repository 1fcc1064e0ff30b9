import { maps } from '@sheaf/contract/territory/maps/maps';
import { assignMap } from '#contexts/territory/maps/assign-map';
import { cancelAssignment } from '#contexts/territory/maps/cancel-assignment';
import { deleteMap } from '#contexts/territory/maps/delete-map';
import { handInMap } from '#contexts/territory/maps/hand-in-map';
import { handOffMap } from '#contexts/territory/maps/hand-off-map';
import { listAssignMaps } from '#contexts/territory/maps/list-assign-maps';
import { listLastReturns } from '#contexts/territory/maps/list-last-returns';
import { listMapOptions } from '#contexts/territory/maps/list-map-options';
import { listMapTypes } from '#contexts/territory/maps/list-map-types';
import { listMaps } from '#contexts/territory/maps/list-maps';
import { lockMap } from '#contexts/territory/maps/lock-map';
import { markHomes } from '#contexts/territory/maps/mark-homes';
import { orderMaps } from '#contexts/territory/maps/order-maps';
import { readMap } from '#contexts/territory/maps/read-map';
import { readMapDetails } from '#contexts/territory/maps/read-map-details';
import { readMapPicture } from '#contexts/territory/maps/read-map-picture';
import { readPopulating } from '#contexts/territory/maps/read-populating';
import { recallMap } from '#contexts/territory/maps/recall-map';
import { recordCompletion } from '#contexts/territory/maps/record-completion';
import { removeHolder } from '#contexts/territory/maps/remove-holder';
import { requestMap } from '#contexts/territory/maps/request-map';
import { saveMap } from '#contexts/territory/maps/save-map';
import { switchNumberLookup } from '#contexts/territory/maps/switch-number-lookup';
import { updateBlock } from '#contexts/territory/maps/update-block';
import { preparePicture, uploadMapPicture } from '#contexts/territory/maps/upload-map-picture';
import { handle } from '#platform/handle';

export const mapsRoutes = [
  handle(maps.listMapTypes, listMapTypes),
  handle(maps.readMapDetails, readMapDetails),
  handle(maps.saveMap, saveMap),
  handle(maps.orderMaps, orderMaps),
  handle(maps.deleteMap, deleteMap),
  handle(maps.removeHolder, removeHolder),
  handle(maps.listMaps, listMaps),
  handle(maps.readMap, readMap),
  handle(maps.readMapPicture, readMapPicture),
  handle(maps.uploadMapPicture, uploadMapPicture, preparePicture),
  handle(maps.updateBlock, updateBlock),
  handle(maps.markHomes, markHomes),
  handle(maps.handInMap, handInMap),
  handle(maps.handOffMap, handOffMap),
  handle(maps.assignMap, assignMap),
  handle(maps.listAssignMaps, listAssignMaps),
  handle(maps.listLastReturns, listLastReturns),
  handle(maps.readPopulating, readPopulating),
  handle(maps.recallMap, recallMap),
  handle(maps.cancelAssignment, cancelAssignment),
  handle(maps.recordCompletion, recordCompletion),
  handle(maps.lockMap, lockMap),
  handle(maps.switchNumberLookup, switchNumberLookup),
  handle(maps.requestMap, requestMap),
  handle(maps.listMapOptions, listMapOptions),
];
