/**
 * Commitments of a person, and which of them are cleared when the person is no longer available (USERS-X18).
 */

import type { PermissionKey } from '../permissions/permission-keys.ts';
import { type DutyKindName, dutyKindNames } from './duty-kind.ts';

/** Rotation lists, leaderships and held territory. */
export const standingKinds = [
  'cart-rotation',
  'responsibility-list',
  'task-list',
  'service-rotation',
  'field-group',
  'special-group',
  'group',
  'addresses',
  'map',
] as const;

export const commitmentKinds = [...dutyKindNames, ...standingKinds] as const;
export type CommitmentKind = (typeof commitmentKinds)[number];

/** The person is deleted, deactivated, or loses the cart approval. */
export const clearingOccasions = ['delete', 'deactivate', 'carts'] as const;
export type ClearingOccasion = (typeof clearingOccasions)[number];

const isDuty = (kind: CommitmentKind): kind is DutyKindName => dutyKindNames.some((name) => name === kind);

/** Inactive people stay on lists and remain group leaders, for the day when they are active again. */
export function isClearedOn(kind: CommitmentKind, occasion: ClearingOccasion): boolean {
  // The holder has to hand the map in first.
  if (kind === 'map') return false;
  if (occasion === 'carts') return kind === 'cart' || kind === 'cart-rotation';
  return occasion === 'delete' || isDuty(kind);
}

/** Whether the commitment stays with the person and is listed for follow-up. */
export const staysOn = (kind: CommitmentKind, occasion: ClearingOccasion): boolean =>
  kind === 'map' && occasion !== 'carts';

interface PersonStatus {
  active: boolean;
  cart: boolean;
}

/**
 * Returns the clearing that an edit of a record causes; null for none. Deactivation includes the cart
 * approval.
 */
export function clearingOf(before: PersonStatus, after: PersonStatus): ClearingOccasion | null {
  if (before.active && !after.active) return 'deactivate';
  return before.cart && !after.cart ? 'carts' : null;
}

const assigners: Readonly<Record<CommitmentKind, PermissionKey | null>> = {
  chairman: 'schedules.meetings.assign',
  prayer: 'schedules.meetings.assign',
  part: 'schedules.meetings.assign',
  helper: 'schedules.meetings.assign',
  responsibility: 'schedules.attendants.edit',
  task: 'schedules.attendants.edit',
  'special-part': 'schedules.meetings.assign',
  'special-duty': 'schedules.attendants.edit',
  help: 'settings.tasks',
  'task-list': 'settings.tasks',
  'responsibility-list': 'schedules.attendants.edit',
  cart: 'settings.cart_locations.add',
  'cart-rotation': 'settings.cart_rotations.edit',
  conductor: 'settings.field_service_locations.edit',
  'field-group': 'settings.field_service_locations.edit',
  'special-group': 'settings.special_service_groups.edit',
  'service-rotation': 'settings.rotation_groups.add',
  group: 'settings.groups.edit',
  'away-talk': 'settings.meetings.public',
  addresses: null,
  map: null,
};

/** Programme part of the public talk. */
export const publicTalkPart = 'talk.talk';

/**
 * Permission of the people who fill the place again and are notified that it is open; null if none is needed.
 */
export const assignerOf = (kind: CommitmentKind, part: string | null): PermissionKey | null =>
  kind === 'part' && part === publicTalkPart ? 'settings.meetings.public' : assigners[kind];
