/** Open duties without a qualification for which a person is eligible, with the conflicts that they would have. */
import type { Clash } from '@sheaf/rules/duties/clash';
import type { DutyKindName } from '@sheaf/rules/duties/duty-kind';
import { readConflicts } from '#contexts/duties/conflicts-of-people';
import { type DutyRow, duties } from '#contexts/duties/duties.store';
import { openDutyIds } from '#contexts/duties/open-duties.store';
import { portOfKind } from '#contexts/duties/port-of-duty';
import type { Tenant } from '#platform/database/tenant';
import type { Platform } from '#platform/platform';

interface OpenDutiesQuery {
  personId: number;
  kinds: readonly DutyKindName[];
  /** Inclusive, like `to`. */
  from: string;
  to: string;
}

/** In id order. */
export async function openDutiesFor(
  { tenant, platform }: { tenant: Tenant; platform: Pick<Platform, 'registry'> },
  { personId, kinds, from, to }: OpenDutiesQuery,
): Promise<{ row: DutyRow; clashes: Clash[] }[]> {
  if (kinds.length === 0) return [];
  const open = await duties.ofIds(tenant, await openDutyIds(tenant, kinds, from, to));
  // One read for each responsibility, which decides who is eligible.
  const eligible = new Map<number | null, boolean>();
  for (const row of open) {
    if (eligible.has(row.responsibility_id)) continue;
    const port = portOfKind(platform, row);
    const people = port && port !== 'programme' ? await port.eligible(tenant, row) : [];
    eligible.set(row.responsibility_id, people.includes(personId));
  }
  const rows = open.filter(({ responsibility_id: id }) => eligible.get(id));
  if (rows.length === 0) return [];
  const conflicts = await readConflicts(tenant, rows, [personId]);
  return rows.map((row) => ({ row, clashes: conflicts.of(row, personId) }));
}
