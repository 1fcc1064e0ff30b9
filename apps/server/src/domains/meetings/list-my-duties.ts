import type { meetings as operations } from '@sheaf/contract/meetings/meetings';
import { yearAhead } from '@sheaf/rules/assignments/appointments';
import { readToday } from '#domains/congregations/congregations.public-api';
import { dutiesOfPerson } from '#domains/meetings/person-duties';
import type { Handler } from '#platform/handle';

/** APPTS-R3, APPTS-O4. */
export async function listMyDuties({ tenant, actor, now }: Handler<typeof operations.listMyDuties>) {
  const today = await readToday(tenant, now);
  return dutiesOfPerson(tenant, actor.personId, today, yearAhead(today));
}
