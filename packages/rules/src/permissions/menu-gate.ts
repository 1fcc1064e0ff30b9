/** Visibility of menu entries (SETTINGS-R4, SETTINGS-R9). */
import type { PermissionKey } from './permission-keys.ts';

/** Modules that can be switched off, by settings name. */
export type ModuleSwitches = Readonly<Record<string, object | undefined>>;

export interface MenuGate {
  /** One of them is required; none means all people. */
  permissions?: readonly PermissionKey[];
  /** Additional required permission (MSG-R5). */
  also?: PermissionKey;
  /** Settings name of the module. */
  module?: string;
}

const isOn = (settings: object | undefined): boolean =>
  settings === undefined || !('on' in settings) || settings.on === true;

/** A module is on unless the settings switch it off. */
export const isOffered = (
  { permissions = [], also, module }: MenuGate,
  permits: ReadonlySet<string>,
  modules: ModuleSwitches,
): boolean =>
  (permissions.length === 0 || permissions.some((key) => permits.has(key))) &&
  (also === undefined || permits.has(also)) &&
  (module === undefined || isOn(modules[module]));
