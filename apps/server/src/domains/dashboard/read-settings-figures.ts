import { fieldServiceReports } from '@sheaf/contract/congregations/modules';
import type { dashboard } from '@sheaf/contract/dashboard/dashboard';
import type { PermissionKey } from '@sheaf/rules/permissions/permission-keys';
import { nextAway } from '#domains/absences/absences.public-api';
import { countCartLocations } from '#domains/carts/carts.public-api';
import { readSettings, readToday } from '#domains/congregations/congregations.public-api';
import { countGroups } from '#domains/groups/groups.public-api';
import { mapFigures } from '#domains/maps/maps.public-api';
import { countPeople } from '#domains/people/people.public-api';
import { countMissing } from '#domains/reports/reports.public-api';
import type { Handler } from '#platform/handle';

/** SETTINGS-R14. */
export async function readSettingsFigures({
  tenant,
  actor,
  now,
}: Handler<typeof dashboard.readSettingsFigures>) {
  const may = (key: PermissionKey): boolean => actor.permissions.has(key);
  const seesMaps = may('settings.maps') || may('settings.maps.assign');
  const maps = seesMaps ? await mapFigures.stock(tenant) : null;
  const today = await readToday(tenant, now);
  const reports = await readSettings(tenant, fieldServiceReports);
  return {
    people: may('settings.users') ? await countPeople(tenant) : null,
    missing_reports: may('settings.users') && reports.on ? await countMissing(tenant, now) : null,
    groups: may('settings.groups') ? await countGroups(tenant) : null,
    maps: may('settings.maps') ? maps!.maps : null,
    free_maps: may('settings.maps.assign') ? maps!.free : null,
    cart_locations: may('settings.cart_locations') ? await countCartLocations(tenant) : null,
    away: await nextAway(tenant, actor.personId, today),
  };
}
