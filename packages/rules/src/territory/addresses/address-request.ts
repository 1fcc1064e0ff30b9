/**
 * Which maps a person may ask addresses of, and which addresses they get (ADDR-O5, ADDR-O6). The database decides the same where it
 * selects them; a test holds it to these. Instants are milliseconds since 1970.
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
  /** Null for a map that is not out. */
  assignment: { personal: boolean } | null;
  /** Addresses that somebody may keep. */
  freeAddresses: number;
}

export const givesAddresses = (
  map: Pick<AddressMap, 'deleted' | 'locked' | 'assignment' | 'freeAddresses'>,
): boolean => !map.deleted && !map.locked && !map.assignment?.personal && map.freeAddresses > 0;

export const addressKinds = ['any', 'phone', 'non_phone'] as const;
export type AddressKind = (typeof addressKinds)[number];

export type AddressRequestRefusal = 'map-locked' | 'map-not-yours' | 'no-addresses-left';

/**
 * ADDR-R14: what stands against it, before any address is looked for. Whose map it is, is not told of a locked one.
 */
export function decideAddressRequest(
  map: { locked: boolean; assignment: SeenAssignment | null },
  personId: number,
): Decision<true, AddressRequestRefusal> {
  if (map.locked) return refuse('map-locked');
  return mayWorkAddresses(map.assignment, personId) ? allow(true as const) : refuse('map-not-yours');
}

/** What was found, and whether the request shows that the map is in use. */
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
