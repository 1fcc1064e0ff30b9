/** Tables that other domains (or the platform) still read by SQL of their own instead of the owner's public API. It only becomes shorter. */
export const foreignReads: readonly string[] = [
  'available_addresses: maps, territory',
  'completed_blocks: territory',
  'congregations: platform, territory',
  'countries: territory',
  'do_not_calls: maps, territory',
  'foreign_addresses: addresses, maps',
  'import_rows: territory',
  'map_assignment_holders: addresses, territory',
  'map_assignments: addresses, territory',
  'map_pictures: territory',
  'maps: addresses, territory',
  'people: territory',
  'preloaded_addresses: maps, territory',
  'regions: territory',
  'streets: addresses, maps',
  'suburbs: addresses, maps',
];
