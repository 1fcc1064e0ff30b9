import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { directory } from '#contexts/meetings/speakers/directory.store';
import { presentProfile } from '#contexts/meetings/speakers/present-profile';
import type { Handler } from '#platform/handle';

/** SPKR-C5. */
export async function readProfile(call: Handler<typeof operations.readProfile>) {
  const row = await directory.read(call.tenant, call.params.id);
  return row ? presentProfile(call, row) : call.missing();
}
