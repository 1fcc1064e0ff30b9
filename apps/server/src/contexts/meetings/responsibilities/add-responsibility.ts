import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { fillSchedule } from '#contexts/meetings/responsibilities/fill-schedule';
import { presentResponsibilities } from '#contexts/meetings/responsibilities/present-responsibility';
import { isForPeople, takersOf, valuesOf } from '#contexts/meetings/responsibilities/read-responsibility';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import type { Handler } from '#platform/handle';

/** Fills the places 13 weeks ahead immediately (ATTEND-C3, ATTEND-O1). */
export async function addResponsibility(call: Handler<typeof operations.addResponsibility>) {
  const { tenant, body, now } = call;
  if (!isForPeople(body)) return call.invalid({ group_turns: ['groups-only-clean'] });
  const takers = await takersOf(tenant, body, []);
  if (!takers) return call.invalid({ attendants: ['no-such-person'] });
  const row = await responsibilities.add(
    tenant,
    await valuesOf(tenant, body, await responsibilities.list(tenant), now),
  );
  await responsibilities.setTakers(tenant, row.id, takers);
  await fillSchedule(tenant, now);
  const [shown] = await presentResponsibilities(tenant, [row]);
  return shown!;
}
