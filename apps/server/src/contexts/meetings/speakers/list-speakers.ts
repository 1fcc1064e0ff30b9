import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { directory } from '#contexts/meetings/speakers/directory.store';
import { presentSpeakers } from '#contexts/meetings/speakers/present-speaker';
import { speakers } from '#contexts/meetings/speakers/speakers.store';
import type { Handler } from '#platform/handle';

/** SPKR-C11. */
export async function listSpeakers(call: Handler<typeof operations.listSpeakers>) {
  const { tenant, body } = call;
  const host = await directory.read(tenant, body.congregation);
  return host ? presentSpeakers(call, await speakers.of(tenant, host.id)) : call.missing();
}
