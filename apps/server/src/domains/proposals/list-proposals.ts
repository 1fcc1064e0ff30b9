import type { proposals as operations } from '@sheaf/contract/proposals/proposals';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { readToday } from '#domains/congregations/congregations.public-api';
import { presentProposals } from '#domains/proposals/present-proposal';
import { proposals } from '#domains/proposals/proposals.store';
import type { Handler } from '#platform/handle';

const daysListedBack = 30;

export async function listProposals(call: Handler<typeof operations.listProposals>) {
  const { tenant, now } = call;
  const since = addDays(await readToday(tenant, now), -daysListedBack);
  return presentProposals(call, await proposals.list(tenant, since));
}
