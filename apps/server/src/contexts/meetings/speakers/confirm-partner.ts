import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { partners } from '#contexts/meetings/speakers/partners.store';
import { presentPartners } from '#contexts/meetings/speakers/present-partners';
import type { Handler } from '#platform/handle';

/** SPKR-P1. */
export async function confirmPartner(call: Handler<typeof operations.confirmPartner>) {
  const { tenant, params, now } = call;
  if (!(await partners.confirm(tenant, params.id, now))) return call.missing();
  return presentPartners(tenant);
}
