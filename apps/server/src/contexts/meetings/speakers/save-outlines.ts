import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { outlinesOf } from '#contexts/meetings/speakers/present-outlines';
import { setOutlines } from '#contexts/meetings/speakers/set-outlines';
import type { Handler } from '#platform/handle';

/** SPKR-C14. */
export async function saveOutlines(call: Handler<typeof operations.saveOutlines>) {
  const { tenant, body } = call;
  const saved = await setOutlines(tenant, { id: body.speaker }, body.outlines);
  if (saved === 'missing') return call.missing();
  if (saved === 'speaker-shows-themself') return call.refuse(saved);
  return (await outlinesOf(tenant))(saved);
}
