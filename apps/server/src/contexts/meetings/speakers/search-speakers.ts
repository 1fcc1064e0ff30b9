import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { findSpeakers } from '#contexts/meetings/speakers/find-speakers';
import { presentSpeakers } from '#contexts/meetings/speakers/present-speaker';
import type { Handler } from '#platform/handle';

/** WKND-C7. */
export async function searchSpeakers(call: Handler<typeof operations.searchSpeakers>) {
  const { tenant, body } = call;
  return presentSpeakers(call, await findSpeakers(tenant, body.query, body.range));
}
