import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { directory } from '#contexts/meetings/speakers/directory.store';
import { usesAhead } from '#contexts/meetings/speakers/uses-ahead';
import type { Handler } from '#platform/handle';

/** SPKR-C4, SPKR-R2, SPKR-R5. */
export async function deleteCongregation(call: Handler<typeof operations.deleteCongregation>) {
  const { tenant, params } = call;
  const row = await directory.read(tenant, params.id);
  if (!row) return call.missing();
  if (!row.kept) return call.refuse('congregation-shows-itself');
  if (!(await directory.lock(tenant, row.id))) return call.missing();
  if ((await usesAhead(call, { congregation: row.id })).length > 0) return call.refuse('talk-ahead');
  await directory.remove(tenant, row.id);
  return { ok: true as const };
}
