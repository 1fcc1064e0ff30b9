import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { lockSpeaker } from '#contexts/meetings/speakers/read-speaker';
import { speakers } from '#contexts/meetings/speakers/speakers.store';
import { usesAhead } from '#contexts/meetings/speakers/uses-ahead';
import type { Handler } from '#platform/handle';

/** SPKR-C9, SPKR-R5. */
export async function deleteSpeaker(call: Handler<typeof operations.deleteSpeaker>) {
  const { tenant, params } = call;
  const row = await lockSpeaker(tenant, params);
  if (!row) return call.missing();
  if ((await usesAhead(call, { speaker: row.id })).length > 0) return call.refuse('talk-ahead');
  await speakers.remove(tenant, row.id);
  return { ok: true as const };
}
