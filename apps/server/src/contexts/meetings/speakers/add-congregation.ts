import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { directory } from '#contexts/meetings/speakers/directory.store';
import { presentProfile } from '#contexts/meetings/speakers/present-profile';
import { wrongPlace } from '#contexts/meetings/speakers/read-place';
import type { Handler } from '#platform/handle';

/** SPKR-C1, SPKR-C2. */
export async function addCongregation(call: Handler<typeof operations.addCongregation>) {
  const { tenant, body } = call;
  const { version: _version, ...values } = body;
  const wrong = await wrongPlace(tenant, values);
  if (wrong) return call.invalid(wrong);
  const id = await directory.add(tenant, values);
  return presentProfile(call, (await directory.read(tenant, id))!);
}
