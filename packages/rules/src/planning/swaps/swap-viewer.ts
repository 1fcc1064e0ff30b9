/** Readers of a swap: only its asker and the planners of the duty see reasons, notes and offers (X-SWAP-7). */
import type { PermissionKey } from '../../permissions/permission-keys.ts';
import type { Swap } from './swap.ts';

export const swapRoles = ['asker', 'planner', 'asked'] as const;
export type SwapRole = (typeof swapRoles)[number];

interface Viewer {
  personId: number;
  permissions: ReadonlySet<PermissionKey>;
}

/** Null for a reader who does not learn of the swap. */
export function swapRoleOf(
  { from, offers }: Pick<Swap, 'from' | 'offers'>,
  plannerKey: PermissionKey,
  { personId, permissions }: Viewer,
): SwapRole | null {
  if (from === personId) return 'asker';
  if (permissions.has(plannerKey)) return 'planner';
  return offers.some((offer) => offer.personId === personId) ? 'asked' : null;
}

/** Whether the reader sees why, and who was asked. */
export const seesReasons = (role: SwapRole): boolean => role !== 'asked';
