import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { confirmations, hasRequestEnded } from '@sheaf/rules/meetings/talks/request';
import { writeRequest } from '#contexts/meetings/talks/ask-speaker';
import { lockRequested } from '#contexts/meetings/talks/requested-talk';
import type { Handler } from '#platform/handle';

/** X-SHARE. */
export async function shareRequest(call: Handler<typeof operations.shareRequest>) {
  const { tenant, body, now } = call;
  const talk = await lockRequested(tenant, body.id);
  if (!talk) return call.missing();
  if (hasRequestEnded(talk, now.getTime())) return call.refuse('talk-begun');
  if (talk.confirmed !== confirmations.encode('awaiting')) return call.refuse('talk-not-awaiting');
  return writeRequest(call, talk);
}
