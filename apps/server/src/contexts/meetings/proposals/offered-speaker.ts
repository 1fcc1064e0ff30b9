/** Own person who speaks elsewhere by a proposal; undefined if they are deleted or inactive. */

import { proposalSenders } from '#contexts/meetings/proposals/proposal-links.store';
import { readRecord } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export interface OfferedSpeaker {
  personId: number;
  /** Directory id of the host, if it is listed. */
  hostId: number | null;
}

export async function offeredSpeaker(
  tenant: Tenant,
  proposalId: number,
): Promise<OfferedSpeaker | undefined> {
  const [sender] = await proposalSenders.of(tenant, [proposalId]);
  if (sender?.person_id == null) return undefined;
  const person = await readRecord(tenant, sender.person_id);
  return person?.active ? { personId: person.id, hostId: sender.host_id } : undefined;
}
