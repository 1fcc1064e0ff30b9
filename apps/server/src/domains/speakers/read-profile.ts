import type { speakers as operations } from '@sheaf/contract/speakers/speakers';
import { directory } from '#domains/speakers/directory.store';
import { presentProfile } from '#domains/speakers/present-profile';
import type { Handler } from '#platform/handle';

/** SPKR-C5. */
export async function readProfile(call: Handler<typeof operations.readProfile>) {
  const row = await directory.read(call.tenant, call.params.id);
  return row ? presentProfile(call, row) : call.missing();
}
