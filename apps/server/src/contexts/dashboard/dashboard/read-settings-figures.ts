import type { dashboard } from '@sheaf/contract/dashboard/dashboard/dashboard';
import { fieldServiceReports } from '@sheaf/contract/reports/settings';
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import { countCartLocations } from '#contexts/carts/carts.api';
import {
  countDevices,
  countGroups,
  countPeople,
  hasCalendarFeed,
  nextAway,
  readSettings,
  readToday,
} from '#contexts/people/people.api';
import { countMissing } from '#contexts/reports/reports.api';
import { mapStock } from '#contexts/territory/territory.api';
import type { Handler } from '#platform/handle';

/** SETTINGS-R14. */
export async function readSettingsFigures({
  tenant,
  actor,
  now,
}: Handler<typeof dashboard.readSettingsFigures>) {
  const may = (key: PermissionKey): boolean => actor.permissions.has(key);
  const seesMaps = may('settings.maps') || may('settings.maps.assign');
  const maps = seesMaps ? await mapStock(tenant) : null;
  const today = await readToday(tenant, now);
  const reports = await readSettings(tenant, fieldServiceReports);
  return {
    people: may('settings.users') ? await countPeople(tenant) : null,
    missing_reports: may('settings.users') && reports.on ? await countMissing(tenant, now) : null,
    groups: may('settings.groups') ? await countGroups(tenant) : null,
    maps: may('settings.maps') ? maps!.maps : null,
    free_maps: may('settings.maps.assign') ? maps!.free : null,
    cart_locations: may('settings.cart_locations') ? await countCartLocations(tenant) : null,
    devices: await countDevices(tenant, actor.personId, now),
    calendar_feed: await hasCalendarFeed(tenant, actor.personId),
    away: await nextAway(tenant, actor.personId, today),
  };
}
