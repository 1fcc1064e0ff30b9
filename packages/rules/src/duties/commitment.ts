/** What a person is committed to, and what of it is cleared when they can no longer do it (USERS-X18). */

import type { PermissionKey } from '../permissions/permission-keys.ts';
import { type DutyKindName, dutyKindNames } from './duty-kind.ts';

/** Lists on which people wait for their turn, and what they lead or hold. */
export const standingKinds = [
  'cart-rotation',
  'responsibility-list',
  'service-rotation',
  'field-group',
  'special-group',
  'group',
  'addresses',
  'map',
] as const;

export const commitmentKinds = [...dutyKindNames, ...standingKinds] as const;
export type CommitmentKind = (typeof commitmentKinds)[number];

/** Deleting, switching "active" off, and ending the approval for the carts. */
export const clearingOccasions = ['delete', 'deactivate', 'carts'] as const;
export type ClearingOccasion = (typeof clearingOccasions)[number];

const isDuty = (kind: CommitmentKind): kind is DutyKindName => dutyKindNames.some((name) => name === kind);

/** Inactive people stay on lists and lead groups for the day when they are active again. */
export function isClearedOn(kind: CommitmentKind, occasion: ClearingOccasion): boolean {
  // Somebody has it in their hands: it is handed in first.
  if (kind === 'map') return false;
  if (occasion === 'carts') return kind === 'cart' || kind === 'cart-rotation';
  return occasion === 'delete' || isDuty(kind);
}

/** Whether it stays with the person, and is listed so that somebody sees to it. */
export const staysOn = (kind: CommitmentKind, occasion: ClearingOccasion): boolean =>
  kind === 'map' && occasion !== 'carts';

interface PersonStatus {
  active: boolean;
  cart: boolean;
}

/** What an edit of a record clears; null for nothing. Whoever is not active stands at no cart either. */
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

/** The place of the public talk in the programme of a meeting. */
export const publicTalkPart = 'talk.talk';

/** Whoever holds this permission fills the place again, and is told that it is open; null where nobody needs to. */
export const assignerOf = (kind: CommitmentKind, part: string | null): PermissionKey | null =>
  kind === 'part' && part === publicTalkPart ? 'settings.meetings.public' : assigners[kind];
