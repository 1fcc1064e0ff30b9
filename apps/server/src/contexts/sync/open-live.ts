import type { sync as operations } from '@sheaf/contract/sync/sync';
import type { Handler } from '#platform/handle';
import { EventsReply } from '#platform/replies';

/**
 * Opens the stream that reports changes when they commit (X-LIVE). Closes it if the process has no live
 * channel; the phone then polls.
 */
export async function openLive(call: Handler<typeof operations.openLive>): Promise<EventsReply> {
  const { platform, actor } = call;
  return new EventsReply((stream) => {
    if (platform.live) platform.live.join(actor, stream);
    else stream.close();
  });
}
