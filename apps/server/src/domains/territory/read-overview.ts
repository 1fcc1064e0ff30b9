import { doorAges } from '@sheaf/contract/territory/overview';
import type { territory as operations } from '@sheaf/contract/territory/territory';
import { mayOpenAccordion } from '@sheaf/rules/maps/map-page';
import { overview } from '#domains/territory/overview.store';
import type { Handler } from '#platform/handle';

/** The territory at a glance. */
export async function readOverview({ tenant, actor, now }: Handler<typeof operations.readOverview>) {
  const totals = await overview.totals(tenant, now);
  const doors = await overview.doors(tenant, now);
  return {
    maps: totals.maps,
    out: totals.out,
    worked: totals.worked,
    average_days_out: totals.average,
    months: await overview.months(tenant, now),
    never: await overview.never(tenant),
    ...(mayOpenAccordion('doNotCalls', actor.permissions) && {
      do_not_calls: await overview.unconfirmed(tenant, now),
    }),
    doors: doorAges.map((age) => ({ age, count: doors[age] })),
  };
}
