/** Decides which parts of a map's page a person sees; the server sends no others (MAPS-R3, R6, R7, R8). */
import type { PermissionKey } from '../../permissions/permission-keys.ts';
import { isOpenType, type MapType } from './map-type.ts';

export interface SeenAssignment {
  holderId: number | null;
  personal: boolean;
}

const accordionKeys = {
  doNotCalls: 'maps.dnc',
  foreign: 'maps.foreign',
  preloaded: 'maps.preloaded',
  streets: 'maps.streets',
  suburbs: 'maps.suburbs',
  history: 'settings.maps.assign',
} as const satisfies Record<string, PermissionKey>;

export type Accordion = keyof typeof accordionKeys;

/** Each accordion has its own permission (MAPS-R6, ASSIGN-R16). */
export const mayOpenAccordion = (accordion: Accordion, permissions: ReadonlySet<string>): boolean =>
  permissions.has(accordionKeys[accordion]);

/** MAPS-R7: unassigned, or not personal, or assigned to the viewer. */
export const maySeeAvailableAddresses = (assignment: SeenAssignment | null, viewerId: number): boolean =>
  assignment === null || !assignment.personal || assignment.holderId === viewerId;

/** MAPS-R3: only the holder ticks blocks, and only on a map with blocks. */
export const maySeeBlockGrid = (
  assignment: SeenAssignment | null,
  totalBlocks: number,
  viewerId: number,
): boolean => assignment !== null && assignment.holderId === viewerId && totalBlocks > 0;

/** Not for a personal map (MAPS-R8). */
export const mayHandInOrOff = (
  assignment: SeenAssignment | null,
  viewerId: number,
  permissions: ReadonlySet<string>,
): boolean =>
  assignment !== null &&
  !assignment.personal &&
  (assignment.holderId === viewerId || permissions.has('settings.maps.assign'));

/** MAPS-R8, ASSIGN-R9: a map open to everybody cannot be handed off. */
export const mayHandOff = (
  type: MapType,
  assignment: SeenAssignment | null,
  viewerId: number,
  permissions: ReadonlySet<string>,
): boolean => !isOpenType(type) && mayHandInOrOff(assignment, viewerId, permissions);

/**
 * Who may record visits and add doors. The specification requires a signed-in person; the list of a personal
 * map is visible to its holder only (MAPS-R7, ASSIGN-O4), so only the holder may change it.
 */
export const mayWorkAddresses = (assignment: SeenAssignment | null, personId: number): boolean =>
  maySeeAvailableAddresses(assignment, personId);

/**
 * Same rule for one address: the holder of a personal map may have assigned it to another person (ADDR-C13).
 */
export const mayWorkAddress = (
  assignment: SeenAssignment | null,
  address: { personId: number | null; lentBy: number | null },
  personId: number,
): boolean =>
  mayWorkAddresses(assignment, personId) ||
  (address.personId === personId && address.lentBy !== null && address.lentBy === assignment?.holderId);
