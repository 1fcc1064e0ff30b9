/** What the domain answers, one line an operation. */
import { maps } from '@sheaf/contract/maps/maps';
import { assignMap } from '#domains/maps/assign-map';
import { cancelAssignment } from '#domains/maps/cancel-assignment';
import { handInMap } from '#domains/maps/hand-in-map';
import { handOffMap } from '#domains/maps/hand-off-map';
import { listAssignMaps } from '#domains/maps/list-assign-maps';
import { listLastReturns } from '#domains/maps/list-last-returns';
import { listMapOptions } from '#domains/maps/list-map-options';
import { listMaps } from '#domains/maps/list-maps';
import { lockMap } from '#domains/maps/lock-map';
import { readMap } from '#domains/maps/read-map';
import { readMapPicture } from '#domains/maps/read-map-picture';
import { readPopulating } from '#domains/maps/read-populating';
import { recallMap } from '#domains/maps/recall-map';
import { recordCompletion } from '#domains/maps/record-completion';
import { requestMap } from '#domains/maps/request-map';
import { switchNumberLookup } from '#domains/maps/switch-number-lookup';
import { updateBlock } from '#domains/maps/update-block';
import { preparePicture, uploadMapPicture } from '#domains/maps/upload-map-picture';
import { handle } from '#platform/handle';

export const mapsRoutes = [
  handle(maps.listMaps, listMaps),
  handle(maps.readMap, readMap),
  handle(maps.readMapPicture, readMapPicture),
  handle(maps.uploadMapPicture, uploadMapPicture, preparePicture),
  handle(maps.updateBlock, updateBlock),
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
