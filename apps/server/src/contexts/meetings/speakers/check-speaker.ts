import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { speakers } from '#contexts/meetings/speakers/speakers.store';
import { usesAhead } from '#contexts/meetings/speakers/uses-ahead';
import type { Handler } from '#platform/handle';

/** SPKR-C10, SPKR-R5. */
export async function checkSpeaker(call: Handler<typeof operations.checkSpeaker>) {
  const [row] = await speakers.numbered(call.tenant, [call.params.id]);
  if (!row) return call.missing();
  const uses = await usesAhead(call, { speaker: row.id });
  return { deletable: row.kept && uses.length === 0, name: row.full_name, uses };
}
