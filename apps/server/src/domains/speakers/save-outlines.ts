import type { speakers as operations } from '@sheaf/contract/speakers/speakers';
import { outlinesOf } from '#domains/speakers/present-outlines';
import { setOutlines } from '#domains/speakers/set-outlines';
import type { Handler } from '#platform/handle';

/** SPKR-C14. */
export async function saveOutlines(call: Handler<typeof operations.saveOutlines>) {
  const { tenant, body, platform } = call;
  const saved = await setOutlines(tenant, { id: body.speaker }, body.outlines);
  if (saved === 'missing') return call.missing();
  if (saved === 'speaker-shows-themself') return call.refuse(saved);
  return (await outlinesOf(tenant, platform))(saved);
}
