/** What a congregation uses of Sheaf, and how (SETTINGS-D2). */
import type { PermissionKey } from '../permissions/permission-keys.ts';

export interface Modules {
  meeting_schedule: {
    on: boolean;
    /** Person id of the public talk coordinator. */
    ptc: number | null;
    /** 0 is Sunday, here and below. */
    clam_day: number;
    clam_start_time: string;
    clam_url: string | null;
    public_day: number;
    public_start_time: string;
    public_url: string | null;
    /** Months that stay visible. */
    history: number;
  };
  meeting_attendance: { on: boolean };
  attendants_schedule: {
    on: boolean;
    print_header: string | null;
    print_notes: boolean;
    compact: boolean;
    /** 1 two days prior, 2 half a day prior, 3 both. */
    reminder_timing: number;
  };
  field_service_reports: { on: boolean };
  /** `booking_advance` in weeks; 0 is without limit (SETTINGS-R8). */
  cart_calendar: { cart_booking: number; booking_advance: number };
  banner_notification: { on: boolean; title: string; content: string };
  automatic_messaging: {
    manual: boolean;
    carts: boolean;
    maps: boolean;
    groups: boolean;
    reports: boolean;
    attendants: boolean;
  };
}

/** SETTINGS-R7, SETTINGS-K1. */
export const moduleDefaults: Modules = {
  meeting_schedule: {
    on: true,
    ptc: null,
    clam_day: 3,
    clam_start_time: '19:00',
    clam_url: null,
    public_day: 0,
    public_start_time: '10:00',
    public_url: null,
    history: 6,
  },
  meeting_attendance: { on: true },
  attendants_schedule: {
    on: true,
    print_header: null,
    print_notes: false,
    compact: false,
    reminder_timing: 1,
  },
  field_service_reports: { on: true },
  cart_calendar: { cart_booking: 1, booking_advance: 0 },
  banner_notification: { on: false, title: '', content: '' },
  automatic_messaging: {
    manual: false,
    carts: false,
    maps: false,
    groups: false,
    reports: false,
    attendants: false,
  },
};

export type ModuleName = keyof Modules;
export type ModulesChange = {
  [Name in ModuleName]?: { [Field in keyof Modules[Name]]?: Modules[Name][Field] | undefined } | undefined;
};

const recordOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};

/** What is stored, completed by the defaults: modules and fields that came later are there too. */
export function completeModules(stored: unknown): Modules {
  const given = recordOf(stored);
  const complete = Object.entries(moduleDefaults).map(([name, defaults]) => {
    const own = recordOf(given[name]);
    const fields = Object.entries(defaults).map(([field, value]) => [field, own[field] ?? value]);
    return [name, Object.fromEntries(fields)];
  });
  return Object.fromEntries(complete) as Modules;
}

/**
 * What is to be stored after a change: only the fields that the change names are written; null clears one that may be empty.
 * Everything else stays as it is stored, also keys that are not listed here, because other domains keep switches in the same object.
 */
export function changeModules(stored: unknown, change: ModulesChange): Record<string, unknown> {
  const next = recordOf(stored);
  for (const [name, fields] of Object.entries(change)) {
    const given = Object.entries(fields ?? {}).filter(([, value]) => value !== undefined);
    if (given.length > 0) next[name] = { ...recordOf(next[name]), ...Object.fromEntries(given) };
  }
  return next;
}

/** Those that can be switched off as a whole. */
export type SwitchedModule =
  | 'meeting_schedule'
  | 'meeting_attendance'
  | 'attendants_schedule'
  | 'field_service_reports';

export interface MenuGate {
  /** One of them is enough; none means everybody. */
  permissions?: readonly PermissionKey[];
  module?: SwitchedModule;
}

/** SETTINGS-R4, SETTINGS-R9: a menu shows to whoever may, while its module is on. */
export const isOffered = (
  { permissions = [], module }: MenuGate,
  permits: ReadonlySet<string>,
  modules: Modules,
): boolean =>
  (permissions.length === 0 || permissions.some((key) => permits.has(key))) &&
  (module === undefined || modules[module].on);
