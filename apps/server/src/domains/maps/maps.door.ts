/** What other domains may ask of the maps: their records, their assignments, and what an import makes of both. */
export { addressCounts, type JoinedAddresses } from '#domains/maps/address-counts.store';
export { assignments } from '#domains/maps/assignments.store';
export { importedAssignments } from '#domains/maps/imported-assignments.store';
export { changedColumns, importedMaps } from '#domains/maps/imported-maps.store';
export { lockMaps, mapGathering, mapRecords } from '#domains/maps/map-records.store';
