import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';

/** Any of these fills seats (SHELL-R34). */
export const openSeatPermissions = [
  'schedules.meetings.assign',
  'schedules.attendants.edit',
  'settings.meetings.public',
  'settings.cart_locations.add',
  'schedules.carts.always_book',
] as const satisfies readonly PermissionKey[];
