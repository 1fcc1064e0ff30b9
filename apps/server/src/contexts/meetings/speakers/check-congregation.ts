import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { directory } from '#contexts/meetings/speakers/directory.store';
import { usesAhead } from '#contexts/meetings/speakers/uses-ahead';
import type { Handler } from '#platform/handle';

/** SPKR-C3, SPKR-R5. */
export async function checkCongregation(call: Handler<typeof operations.checkCongregation>) {
  const row = await directory.read(call.tenant, call.params.id);
  if (!row) return call.missing();
  const uses = await usesAhead(call, { congregation: row.id });
  return { deletable: row.kept && uses.length === 0, name: row.name, uses };
}
