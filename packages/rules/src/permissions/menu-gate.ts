/** Who is offered an entry of a menu (SETTINGS-R4, SETTINGS-R9). */
import type { PermissionKey } from './permission-keys.ts';

/** Modules that can be switched off as a whole, by their name in the settings. */
export type ModuleSwitches = Readonly<Record<string, object | undefined>>;

export interface MenuGate {
  /** One of them is enough; none means everybody. */
  permissions?: readonly PermissionKey[];
  /** Needed beside one of them (MSG-R5). */
  also?: PermissionKey;
  /** Name of the module it belongs to. */
  module?: string;
}

const isOn = (settings: object | undefined): boolean =>
  settings === undefined || !('on' in settings) || settings.on === true;

/** A menu entry shows to whoever may, while its module is on; modules are on until the settings say otherwise. */
export const isOffered = (
  { permissions = [], also, module }: MenuGate,
  permits: ReadonlySet<string>,
  modules: ModuleSwitches,
): boolean =>
  (permissions.length === 0 || permissions.some((key) => permits.has(key))) &&
  (also === undefined || permits.has(also)) &&
  (module === undefined || isOn(modules[module]));
