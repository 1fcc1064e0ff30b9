/** Switches for manual messages and for each kind of automatic message. */
import { automaticMessaging } from '@sheaf/contract/messaging/messages/settings';
import { changeSettings, readSettings } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

/** Names of the switches among the modules of the congregation (MSG-D3). */
const moduleKeys = {
  manual: 'manual',
  'map-overdue': 'maps',
  'map-assigned': 'maps_assigned',
  'address-timeout': 'addresses',
  'duty-evening': 'duties',
  'duty-week': 'duties_week',
  'report-missing': 'reports',
  'attendant-duty': 'attendants',
  'cart-shift': 'carts',
  'group-meeting': 'groups',
} as const;
export type Switches = Record<keyof typeof moduleKeys, boolean>;

export async function readSwitches(tenant: Tenant): Promise<Switches> {
  const stored = await readSettings(tenant, automaticMessaging);
  return Object.fromEntries(Object.entries(moduleKeys).map(([name, key]) => [name, stored[key]])) as Switches;
}

/** Leaves the other switches unchanged. */
export async function saveSwitches(tenant: Tenant, change: Partial<Switches>): Promise<void> {
  const given = Object.fromEntries(
    Object.entries(change).map(([name, on]) => [moduleKeys[name as keyof Switches], on]),
  );
  await changeSettings(tenant, automaticMessaging, given);
}

export const isSwitchedOn = async (tenant: Tenant, kind: keyof Switches): Promise<boolean> =>
  (await readSwitches(tenant))[kind];
