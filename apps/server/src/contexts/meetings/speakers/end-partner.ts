import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { partners } from '#contexts/meetings/speakers/partners.store';
import type { Handler } from '#platform/handle';

/** SPKR-P1. */
export async function endPartner(call: Handler<typeof operations.endPartner>) {
  if (!(await partners.end(call.tenant, call.params.id))) return call.missing();
  return { ok: true as const };
}
