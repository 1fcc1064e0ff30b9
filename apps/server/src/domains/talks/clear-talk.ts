import type { talks as operations } from '@sheaf/contract/talks/talks';
import { talkDuties } from '#domains/duties/duties.public-api';
import { readWeeks } from '#domains/talks/read-weeks';
import { talks } from '#domains/talks/talks.store';
import type { Handler } from '#platform/handle';

/** WKND-C4, WKND-R16. */
export async function clearTalk(call: Handler<typeof operations.clearTalk>) {
  const { tenant, body, now } = call;
  const row = await talks.lockByDuty(tenant, body.id);
  if (!row) return call.missing();
  await talks.remove(tenant, [row.id]);
  await talkDuties.fill(tenant, row.duty_id, null);
  return readWeeks(tenant, now);
}
