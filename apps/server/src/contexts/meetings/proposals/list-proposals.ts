import type { proposals as operations } from '@sheaf/contract/meetings/proposals/proposals';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { presentProposals } from '#contexts/meetings/proposals/present-proposal';
import { proposals } from '#contexts/meetings/proposals/proposals.store';
import { readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

const daysListedBack = 30;

export async function listProposals(call: Handler<typeof operations.listProposals>) {
  const { tenant, now } = call;
  const since = addDays(await readToday(tenant, now), -daysListedBack);
  return presentProposals(call, await proposals.list(tenant, since));
}
