import type { proposals as operations } from '@sheaf/contract/meetings/proposals/proposals';
import { proposals, sideOf } from '#contexts/meetings/proposals/proposals.store';
import { mayWriteMore, writeProposal } from '#contexts/meetings/proposals/write-proposal';
import { readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** Creates links for the requesting side only (X-SHARE). */
export async function shareProposal(call: Handler<typeof operations.shareProposal>) {
  const { tenant, params, now } = call;
  const row = await proposals.lock(tenant, params.id);
  if (!row || sideOf(tenant, row) === 'to') return call.missing();
  if (row.state !== 'open' || row.held_on <= (await readToday(tenant, now)))
    return call.refuse('proposal-ended');
  if (row.in_app) return call.refuse('proposal-answered-in-app');
  if (!(await mayWriteMore(call))) return call.refuse('too-many-proposals');
  return writeProposal(call, row);
}
