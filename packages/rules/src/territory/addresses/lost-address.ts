/** The reason why a door is missing when offline work arrives, by the operation that removed it. */
export type LostAddress =
  | 'door-done'
  | 'door-expired'
  | 'door-do-not-call'
  | 'door-removed'
  | 'assignment-ended';

/** Operations that remove from the map the address from which a door was copied. */
const removing: ReadonlySet<string | undefined> = new Set([
  'addresses.deletePreloadedAddress',
  'territory.deleteForeignAddress',
  'territory.editForeignAddress',
  'maps.saveMap',
]);

/**
 * `operation` is the contract's name; undefined if the door never existed, and for operations without meaning
 * for publishers.
 */
export function whyAddressIsLost(operation: string | undefined): LostAddress | undefined {
  if (operation === 'addresses.completeAddress') return 'door-done';
  if (operation === 'addresses.countNotHome') return 'door-expired';
  if (operation === 'addresses.addDoNotCall' || operation === 'addresses.editDoNotCall')
    return 'door-do-not-call';
  if (removing.has(operation)) return 'door-removed';
  if (operation === 'maps.deleteMap') return undefined;
  return operation?.startsWith('maps.') ? 'assignment-ended' : undefined;
}
