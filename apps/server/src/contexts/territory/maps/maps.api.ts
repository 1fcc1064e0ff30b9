/** API of maps for other domains: their records, their assignments, and the imports of both. */
export { addressCounts, type JoinedAddresses } from '#contexts/territory/maps/address-counts.store';
export { assignmentRecord } from '#contexts/territory/maps/assignment-record.store';
export { assignments } from '#contexts/territory/maps/assignments.store';
export { exportedMaps } from '#contexts/territory/maps/exported-maps.store';
export { lockHeldMap } from '#contexts/territory/maps/held-map.store';
export { holders } from '#contexts/territory/maps/holders.store';
export { importedAssignments } from '#contexts/territory/maps/imported-assignments.store';
export { changedColumns, importedMaps } from '#contexts/territory/maps/imported-maps.store';
export { mapFigures } from '#contexts/territory/maps/map-figures.store';
export { type CardRow, mapForms } from '#contexts/territory/maps/map-form.store';
export {
  doesGather,
  type ListedMap,
  lockMaps,
  mapGathering,
  mapRecords,
} from '#contexts/territory/maps/map-records.store';
export { mapsHeldBy } from '#contexts/territory/maps/maps-held-by';
