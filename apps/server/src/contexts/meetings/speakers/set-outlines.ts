/** Sets the talks of a manual speaker or of a person of the own congregation. */

import { speakers } from '#contexts/meetings/speakers/speakers.store';
import { saveTalks } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

export async function setOutlines(
  tenant: Tenant,
  speaker: { id: number; congregation?: number },
  given: readonly number[],
): Promise<'missing' | 'speaker-shows-themself' | number[]> {
  const [row] = await speakers.numbered(tenant, [speaker.id]);
  if (!row || (speaker.congregation ?? row.congregation_id) !== row.congregation_id) return 'missing';
  const outlines = [...new Set(given)].sort((a, b) => a - b);
  if (row.kept) await speakers.edit(tenant, row.id, { outlines });
  else if (row.congregation_id === tenant.congregationId) await saveTalks(tenant, row.id, outlines);
  else return 'speaker-shows-themself';
  return outlines;
}
