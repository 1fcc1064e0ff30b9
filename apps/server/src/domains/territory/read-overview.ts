import type { territory as operations } from '@sheaf/contract/territory/territory';
import { mayOpenAccordion } from '@sheaf/rules/maps/map-page';
import { tryAges } from '@sheaf/rules/territory/overview';
import { addressFigures } from '#domains/addresses/addresses.public-api';
import { mapFigures, mapRecords } from '#domains/maps/maps.public-api';
import type { Handler } from '#platform/handle';

/** The territory at a glance. */
export async function readOverview({ tenant, actor, now }: Handler<typeof operations.readOverview>) {
  const totals = await mapFigures.totals(tenant, now);
  const doors = await addressFigures.tried(tenant, now);
  const maps = await mapRecords.listed(tenant);
  const placed = ({ number, place }: (typeof maps)[number]) => ({ number, place: place ?? number });
  const unconfirmed = mayOpenAccordion('doNotCalls', actor.permissions)
    ? await addressFigures.unconfirmed(tenant, now)
    : undefined;
  return {
    maps: totals.maps,
    out: totals.out,
    worked: totals.worked,
    average_days_out: totals.average,
    months: await mapFigures.months(tenant, now),
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
