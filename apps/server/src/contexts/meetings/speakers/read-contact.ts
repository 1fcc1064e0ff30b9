import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { directory } from '#contexts/meetings/speakers/directory.store';
import { contactOf, noContact } from '#contexts/meetings/speakers/present-profile';
import type { Handler } from '#platform/handle';

/** SPKR-C11. */
export async function readContact(call: Handler<typeof operations.readContact>) {
  const { tenant, body } = call;
  const row = await directory.read(tenant, body.congregation);
  if (!row) return call.missing();
  return (await contactOf(tenant, row)) ?? noContact(row);
}
