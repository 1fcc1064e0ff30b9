import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { readOutlines } from '@sheaf/rules/meetings/speakers/outline-text';
import { outlinesOf } from '#contexts/meetings/speakers/present-outlines';
import { setOutlines } from '#contexts/meetings/speakers/set-outlines';
import type { Handler } from '#platform/handle';

/** SPKR-C13, SPKR-O2. */
export async function saveOutlinesText(call: Handler<typeof operations.saveOutlinesText>) {
  const { tenant, params, body } = call;
  const { numbers, unknown } = readOutlines(body.outlines);
  if (unknown.length > 0) return call.invalid({ outlines: ['not-outlines'] });
  const speaker = { id: params.speaker, congregation: params.congregation_id };
  const saved = await setOutlines(tenant, speaker, numbers);
  if (saved === 'missing') return call.missing();
  if (saved === 'speaker-shows-themself') return call.refuse(saved);
  return (await outlinesOf(tenant))(saved);
}
