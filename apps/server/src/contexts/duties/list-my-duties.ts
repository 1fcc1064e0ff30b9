import type { duties as operations } from '@sheaf/contract/duties/duties';
import { yearAhead } from '@sheaf/rules/assignments/appointments';
import { readOwnDuties } from '#contexts/duties/own-duties';
import { readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** APPTS-R3, APPTS-O4. */
export async function listMyDuties({
  tenant,
  actor,
  now,
  platform,
}: Handler<typeof operations.listMyDuties>) {
  const today = await readToday(tenant, now);
  return readOwnDuties(tenant, platform.registry, {
    personId: actor.personId,
    from: today,
    to: yearAhead(today),
  });
}
