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

/** Field by field: what is given, else what was. A missing field and one without a value are not given. */
function merge(was: Modules, given: Record<string, unknown>, isGiven: (value: unknown) => boolean): Modules {
  const merged = Object.entries(was).map(([name, fields]) => {
    const own = recordOf(given[name]);
    const next = Object.keys(fields).map((field) => [
      field,
      isGiven(own[field]) ? own[field] : (fields as Record<string, unknown>)[field],
    ]);
    return [name, Object.fromEntries(next)];
  });
  return Object.fromEntries(merged) as Modules;
}

/** What is stored, completed by the defaults: modules and fields that came later are there too. */
export const completeModules = (stored: unknown): Modules =>
  merge(moduleDefaults, recordOf(stored), (value) => value !== undefined && value !== null);

/** The modules after a change that names only what it changes; null clears a field that may be empty. */
export const changeModules = (was: Modules, change: ModulesChange): Modules =>
  merge(was, recordOf(change), (value) => value !== undefined);

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
