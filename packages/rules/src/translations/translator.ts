/**
 * Edited phrases apply to all congregations, so only people of the configured congregations may write them
 * (I18N-R1).
 */
import type { PermissionKey } from '../permissions/permission-keys.ts';

/** Permission to edit the congregation; the permission tree has none specifically for translating. */
export const translatorPermission = 'settings.cong.edit' satisfies PermissionKey;

export const isTranslating = (congregationId: number, configured: readonly number[]): boolean =>
  configured.includes(congregationId);
