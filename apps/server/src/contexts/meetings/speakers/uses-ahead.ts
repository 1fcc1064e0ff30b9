/** Future talks that prevent the deletion of a congregation or speaker (SPKR-R5). */
import { readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { DirectoryEntry, DirectoryUse } from '#platform/directory-source';
import type { Platform } from '#platform/platform';

interface Asking {
  tenant: Tenant;
  platform: Platform;
  now: Date;
}

/** By date, from today on. */
export async function usesAhead(
  { tenant, platform, now }: Asking,
  entry: DirectoryEntry,
): Promise<DirectoryUse[]> {
  const today = await readToday(tenant, now);
  const found: DirectoryUse[] = [];
  for (const usesOf of platform.registry.directoryUses) found.push(...(await usesOf(tenant, entry, today)));
  return found.sort((a, b) => a.date.localeCompare(b.date));
}
