/** What shows in the menus of settings and schedules, and which screens open. The domains bring the entries. */

import { isOffered, type MenuGate, type ModuleSwitches } from '../../permissions/menu-gate.ts';
import type { PermissionKey } from '../../permissions/permission-keys.ts';

export type Address = `/${string}/`;

export interface MenuEntry extends MenuGate {
  to: Address;
  /** Not shown without a network (SHELL-R16). */
  onlineOnly?: boolean;
  /** Only where Sheaf is tried out. */
  development?: boolean;
  /** Only in congregations that keep the translations (I18N-R1). */
  translating?: boolean;
}

export interface MenuViewer {
  permits: ReadonlySet<string>;
  modules: ModuleSwitches;
  online: boolean;
  /** Whether Sheaf is only tried out here. */
  development: boolean;
  translating: boolean;
}

export const isShown = (entry: MenuEntry, viewer: MenuViewer): boolean =>
  isOffered(entry, viewer.permits, viewer.modules) &&
  (viewer.online || !entry.onlineOnly) &&
  (viewer.development || !entry.development) &&
  (viewer.translating || !entry.translating);

/** A place and what is below it: one of the permissions opens it. */
export interface Gate {
  to: Address;
  permissions: readonly PermissionKey[];
  /** Needed beside it. */
  also?: PermissionKey;
}

/** Whether a screen opens: the nearest gate above it says so; what lies under none is for everybody (COMMON-R19). */
export function mayOpen(pathname: string, permits: ReadonlySet<string>, gates: readonly Gate[]): boolean {
  const path = `${pathname}/`;
  const [nearest] = gates.filter(({ to }) => path.startsWith(to)).sort((a, b) => b.to.length - a.to.length);
  if (nearest === undefined) return true;
  const { permissions, also } = nearest;
  return permissions.some((key) => permits.has(key)) && (also === undefined || permits.has(also));
}

/** The sections in which something shows, with what shows (SHELL-R14, SHELL-R16, SETTINGS-R4, SETTINGS-R9). */
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
