import type { speakers as operations } from '@sheaf/contract/meetings/speakers/speakers';
import { directory } from '#contexts/meetings/speakers/directory.store';
import { partners } from '#contexts/meetings/speakers/partners.store';
import { presentPartners } from '#contexts/meetings/speakers/present-partners';
import type { Handler } from '#platform/handle';

/** SPKR-P1. */
export async function askPartner(call: Handler<typeof operations.askPartner>) {
  const { tenant, body, now } = call;
  const other = await directory.read(tenant, body.congregation_id);
  if (!other) return call.missing();
  if (other.kept || other.id === tenant.congregationId) return call.refuse('not-a-partner-congregation');
  if (!(await partners.ask(tenant, other.id, now))) {
    const row = (await partners.list(tenant)).find(({ congregation_id: id }) => id === other.id);
    if (row?.state === 'asks') await partners.confirm(tenant, row.id, now);
  }
  return presentPartners(tenant);
}
