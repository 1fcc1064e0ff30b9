/** I18N-R1: wordings belong to the world, so only people of the congregations that the installation names may write them. */
import type { PermissionKey } from '../permissions/permission-keys.ts';

/** Whoever may edit their congregation's details; the tree of permissions has no key of its own for this. */
export const translatorPermission = 'settings.cong.edit' satisfies PermissionKey;

export const isTranslating = (congregationId: number, configured: readonly number[]): boolean =>
  configured.includes(congregationId);
