import type { talks as operations } from '@sheaf/contract/talks/talks';
import { confirmations, hasRequestEnded } from '@sheaf/rules/talks/request';
import { writeRequest } from '#domains/talks/ask-speaker';
import { readAskedTalk } from '#domains/talks/asked-talk';
import { talks } from '#domains/talks/talks.store';
import type { Handler } from '#platform/handle';

/** X-SHARE. */
export async function shareRequest(call: Handler<typeof operations.shareRequest>) {
  const { tenant, body, now } = call;
  const row = await talks.lockByDuty(tenant, body.id);
  if (!row) return call.missing();
  if (hasRequestEnded(await readAskedTalk(tenant, row), now.getTime())) return call.refuse('talk-begun');
  if (row.confirmed !== confirmations.encode('awaiting')) return call.refuse('talk-not-awaiting');
  return writeRequest(call, row);
}
