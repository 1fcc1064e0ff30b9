/** Future talks that prevent the deletion of a congregation or speaker (SPKR-R5). */
import { type DirectoryUse, talksAhead } from '#contexts/meetings/talks/directory-uses';
import type { DirectoryEntry } from '#contexts/meetings/talks/talks.store';
import { readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

/** By date, from today on. */
export async function usesAhead(
  { tenant, now }: { tenant: Tenant; now: Date },
  entry: DirectoryEntry,
): Promise<DirectoryUse[]> {
  const uses = await talksAhead(tenant, entry, await readToday(tenant, now));
  return uses.sort((a, b) => a.date.localeCompare(b.date));
}
