import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { outlinesOf } from '#contexts/meetings/speakers/present-outlines';
import { speakers } from '#contexts/meetings/speakers/speakers.store';
import type { Handler } from '#platform/handle';

/** SPKR-C12. */
export async function readOutlines(call: Handler<typeof operations.readOutlines>) {
  const { tenant, params } = call;
  const [row] = await speakers.numbered(tenant, [params.speaker]);
  if (row?.congregation_id !== params.congregation_id) return call.missing();
  return (await outlinesOf(tenant))(row.outlines);
}
