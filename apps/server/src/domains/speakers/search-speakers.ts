import type { speakers as operations } from '@sheaf/contract/speakers/speakers';
import { findSpeakers } from '#domains/speakers/find-speakers';
import { presentSpeakers } from '#domains/speakers/present-speaker';
import type { Handler } from '#platform/handle';

/** WKND-C7. */
export async function searchSpeakers(call: Handler<typeof operations.searchSpeakers>) {
  const { tenant, body } = call;
  return presentSpeakers(call, await findSpeakers(tenant, body.query, body.range));
}
