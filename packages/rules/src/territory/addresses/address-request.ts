/**
 * Decides which maps a person may request addresses from, and which addresses they receive (ADDR-O5,
 * ADDR-O6). The database selects by the same rule; a test compares both. Instants are milliseconds since
 * 1970.
 */
import { allow, type Decision, refuse } from '../../decision.ts';
import { requestShowsUse } from '../maps/map-assignment.ts';
import { mayWorkAddresses, type SeenAssignment } from '../maps/map-page.ts';
import type { MapType } from '../maps/map-type.ts';

export interface AddressMap {
  id: number;
  order: number;
  type: MapType;
  locked: boolean;
  deleted: boolean;
  /** Null for a map that is not assigned. */
  assignment: { personal: boolean } | null;
  /** Number of addresses that can be reserved. */
  freeAddresses: number;
}

export const givesAddresses = (
  map: Pick<AddressMap, 'deleted' | 'locked' | 'assignment' | 'freeAddresses'>,
): boolean => !map.deleted && !map.locked && !map.assignment?.personal && map.freeAddresses > 0;

export const addressKinds = ['any', 'phone', 'non_phone'] as const;
export type AddressKind = (typeof addressKinds)[number];

export type AddressRequestRefusal = 'map-locked' | 'map-not-yours' | 'no-addresses-left';

/**
 * Refuses a request before any address is selected (ADDR-R14). The refusal for a locked map does not reveal
 * its holder.
 */
export function decideAddressRequest(
  map: { locked: boolean; assignment: SeenAssignment | null },
  personId: number,
): Decision<true, AddressRequestRefusal> {
  if (map.locked) return refuse('map-locked');
  return mayWorkAddresses(map.assignment, personId) ? allow(true as const) : refuse('map-not-yours');
}

/** Decides on the addresses found, and whether the request shows that the map is in use. */
export function decideAddressesKept(
  assignment: SeenAssignment | null,
  personId: number,
  found: readonly number[],
): Decision<{ mapUsed: boolean }, AddressRequestRefusal> {
  if (found.length === 0) return refuse('no-addresses-left');
  return allow({
    mapUsed: assignment !== null && requestShowsUse(assignment, personId),
  });
}
