import type { territory as operations } from '@sheaf/contract/territory/territory/territory';
import { daysOver } from '@sheaf/rules/territory/maps/map-figures';
import { mayOpenAccordion } from '@sheaf/rules/territory/maps/map-page';
import { tryAges } from '@sheaf/rules/territory/territory/overview';
import { readCongregationRow } from '#contexts/people/people.api';
import { addressFigures } from '#contexts/territory/addresses/addresses.api';
import { mapFigures, mapRecords } from '#contexts/territory/maps/maps.api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

/** MAPS-O8: days beyond the cutoff by map, for overdue maps only. */
async function overdueDays(tenant: Tenant, now: Date): Promise<Map<number, number>> {
  const { assigned_map_cutoff: cutoff } = await readCongregationRow(tenant);
  const out = await mapFigures.out(tenant);
  const days = out.map(({ map_id, assigned_at, personal }): [number, number] => [
    map_id,
    daysOver({ assignedAt: assigned_at.getTime(), personal }, cutoff, now.getTime()),
  ]);
  return new Map(days.filter(([, over]) => over > 0));
}

export async function readOverview({ tenant, actor, now }: Handler<typeof operations.readOverview>) {
  const totals = await mapFigures.totals(tenant, now);
  const doors = await addressFigures.tried(tenant, now);
  const maps = await mapRecords.listed(tenant);
  const placed = ({ number, place }: (typeof maps)[number]) => ({ number, place: place ?? number });
  const overdue = await overdueDays(tenant, now);
  const unconfirmed = mayOpenAccordion('doNotCalls', actor.permissions)
    ? await addressFigures.unconfirmed(tenant, now)
    : undefined;
  return {
    maps: totals.maps,
    out: totals.out,
    worked: totals.worked,
    average_days_out: totals.average,
    months: await mapFigures.months(tenant, now),
    overdue: maps
      .flatMap((map) => {
        const days = overdue.get(map.id);
        return days === undefined ? [] : [{ id: map.id, ...placed(map), days_over: days }];
      })
      .sort((one, other) => other.days_over - one.days_over),
    never: maps.flatMap((map) => (map.last_completed === null ? [{ id: map.id, ...placed(map) }] : [])),
    ...(unconfirmed && {
      do_not_calls: maps.flatMap((map) => {
        const count = unconfirmed.get(map.id);
        return count === undefined ? [] : [{ map_id: map.id, ...placed(map), count }];
      }),
    }),
    doors: tryAges.map((age) => ({ age, count: doors[age] })),
  };
}
