/**
 * Visible menu entries of settings and schedules, and access to screens. Entries are declared by the domains.
 */

import { isOffered, type MenuGate, type ModuleSwitches } from '../../permissions/menu-gate.ts';
import type { PermissionKey } from '../../permissions/permission-keys.ts';

export type Address = `/${string}/`;

export interface MenuEntry extends MenuGate {
  to: Address;
  /** Hidden while offline (SHELL-R16). */
  onlineOnly?: boolean;
  /** Shown in trial installations only. */
  development?: boolean;
  /** Shown only in congregations that maintain translations (I18N-R1). */
  translating?: boolean;
}

export interface MenuViewer {
  permits: ReadonlySet<string>;
  modules: ModuleSwitches;
  online: boolean;
  /** This is a trial installation. */
  development: boolean;
  translating: boolean;
}

export const isShown = (entry: MenuEntry, viewer: MenuViewer): boolean =>
  isOffered(entry, viewer.permits, viewer.modules) &&
  (viewer.online || !entry.onlineOnly) &&
  (viewer.development || !entry.development) &&
  (viewer.translating || !entry.translating);

/** Protects an address and all addresses below it: one of the permissions is required. */
export interface Gate {
  to: Address;
  permissions: readonly PermissionKey[];
  /** Second required permission. */
  also?: PermissionKey;
}

/** Applies the nearest gate above the path; a path without a gate is open to all (COMMON-R19). */
export function mayOpen(pathname: string, permits: ReadonlySet<string>, gates: readonly Gate[]): boolean {
  const path = `${pathname}/`;
  const [nearest] = gates.filter(({ to }) => path.startsWith(to)).sort((a, b) => b.to.length - a.to.length);
  if (nearest === undefined) return true;
  const { permissions, also } = nearest;
  return permissions.some((key) => permits.has(key)) && (also === undefined || permits.has(also));
}

/** Returns the sections with at least one visible entry (SHELL-R14, SHELL-R16, SETTINGS-R4, SETTINGS-R9). */
export function shownSections<Entry extends MenuEntry & { section: string }>(
  sections: readonly string[],
  entries: readonly Entry[],
  viewer: MenuViewer,
): { name: string; entries: Entry[] }[] {
  const shown = entries.filter((entry) => isShown(entry, viewer));
  return sections
    .map((name) => ({ name, entries: shown.filter(({ section }) => section === name) }))
    .filter((section) => section.entries.length > 0);
}
