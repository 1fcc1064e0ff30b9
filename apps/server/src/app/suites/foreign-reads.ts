/** Tables that other domains (or the platform) still read by SQL of their own instead of the owner's public API. It only becomes shorter. */
export const foreignReads: readonly string[] = [
  'available_addresses: maps',
  'do_not_calls: maps',
  'foreign_addresses: addresses, maps',
  'map_assignment_holders: addresses',
  'map_assignments: addresses',
  'maps: addresses',
  'preloaded_addresses: maps',
  'streets: addresses, maps',
  'suburbs: addresses, maps',
];
