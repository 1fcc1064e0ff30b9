/** Why a door a person still saw is no longer there when their work arrives, by what took it off the list. */
export type LostAddress =
  | 'door-done'
  | 'door-expired'
  | 'door-do-not-call'
  | 'door-removed'
  | 'assignment-ended';

/** They take the address that a door was copied from off the map. */
const removing: ReadonlySet<string | undefined> = new Set([
  'addresses.deletePreloadedAddress',
  'territory.deleteForeignAddress',
  'territory.editForeignAddress',
  'maps.saveMap',
]);

/** `operation` is the contract's name; undefined where such a door never was, and for what nobody in the field needs to know. */
export function whyAddressIsLost(operation: string | undefined): LostAddress | undefined {
  if (operation === 'addresses.completeAddress') return 'door-done';
  if (operation === 'addresses.countNotHome') return 'door-expired';
  if (operation === 'addresses.addDoNotCall' || operation === 'addresses.editDoNotCall')
    return 'door-do-not-call';
  if (removing.has(operation)) return 'door-removed';
  if (operation === 'maps.deleteMap') return undefined;
  return operation?.startsWith('maps.') ? 'assignment-ended' : undefined;
}
