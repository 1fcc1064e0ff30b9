/** What other domains may ask of the maps: their records, their assignments, and what an import makes of both. */
export { addressCounts, type JoinedAddresses } from '#domains/maps/address-counts.store';
export { assignmentRecord } from '#domains/maps/assignment-record.store';
export { assignments } from '#domains/maps/assignments.store';
export { exportedMaps } from '#domains/maps/exported-maps.store';
export { lockHeldMap } from '#domains/maps/held-map.store';
export { holders } from '#domains/maps/holders.store';
export { importedAssignments } from '#domains/maps/imported-assignments.store';
export { changedColumns, importedMaps } from '#domains/maps/imported-maps.store';
export { mapFigures } from '#domains/maps/map-figures.store';
export { type CardRow, mapForms } from '#domains/maps/map-form.store';
export {
  doesGather,
  type ListedMap,
  lockMaps,
  mapGathering,
  mapRecords,
} from '#domains/maps/map-records.store';
export { mapsHeldBy } from '#domains/maps/maps-held-by';
