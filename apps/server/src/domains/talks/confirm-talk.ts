import type { talks as operations } from '@sheaf/contract/talks/talks';
import { confirmations } from '@sheaf/rules/talks/request';
import { readWeeks } from '#domains/talks/read-weeks';
import { talks } from '#domains/talks/talks.store';
import type { Handler } from '#platform/handle';

/** WKND-C5: said by the coordinator, so it is no answer of the speaker. */
export async function confirmTalk(call: Handler<typeof operations.confirmTalk>) {
  const { tenant, body, now } = call;
  const row = await talks.lockByDuty(tenant, body.id);
  if (!row) return call.missing();
  if (row.confirmed !== confirmations.encode('awaiting')) return call.refuse('talk-not-awaiting');
  await talks.setConfirmed(tenant, row.id, confirmations.encode('confirmed'));
  return readWeeks(tenant, now);
}
