import type { sync as operations } from '@sheaf/contract/sync/sync';
import type { Handler } from '#platform/handle';
import { EventsReply } from '#platform/replies';

/** X-LIVE: the phone hears of a change when it commits. Where nothing is heard the stream ends, and the phone polls. */
export async function openLive(call: Handler<typeof operations.openLive>): Promise<EventsReply> {
  const { platform, actor } = call;
  return new EventsReply((stream) => {
    if (platform.live) platform.live.join(actor, stream);
    else stream.close();
  });
}
