import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { isLabelTaken, mostPlaces } from '@sheaf/rules/meetings/responsibilities/responsibility';
import { fillSchedule } from '#contexts/meetings/responsibilities/fill-schedule';
import { presentResponsibilities } from '#contexts/meetings/responsibilities/present-responsibility';
import { isForPeople, takersOf, valuesOf } from '#contexts/meetings/responsibilities/read-responsibility';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import { lockCongregation } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** Fills the places 13 weeks ahead immediately (ATTEND-C3, ATTEND-O1). */
export async function addResponsibility(call: Handler<typeof operations.addResponsibility>) {
  const { tenant, body, now } = call;
  if (!isForPeople(body)) return call.invalid({ group_turns: ['groups-only-clean'] });
  if (!body.special && body.places > mostPlaces) return call.invalid({ places: ['six-places'] });
  await lockCongregation(tenant);
  const others = await responsibilities.list(tenant);
  if (isLabelTaken(body.label, others)) return call.invalid({ label: ['label-taken'] });
  const takers = await takersOf(tenant, body, []);
  if (!takers) return call.invalid({ attendants: ['no-such-person'] });
  const row = await responsibilities.add(tenant, await valuesOf(tenant, body, others, now));
  await responsibilities.setTakers(tenant, row.id, takers);
  await fillSchedule(tenant, now);
  const [shown] = await presentResponsibilities(tenant, [row]);
  return shown!;
}
