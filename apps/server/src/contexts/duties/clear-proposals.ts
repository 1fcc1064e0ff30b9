/** Undoes the assignments of a published draft (X-FAIR-9.2). */
import { duties } from '#contexts/duties/duties.store';
import type { Tenant } from '#platform/database/tenant';

export interface PublishedPlace {
  dutyId: number;
  personId: number;
  /** Person whom the draft replaced, and who gets the duty back; null for a duty that was open. */
  stoodId: number | null;
}

export interface ClearedDuties {
  cleared: { dutyId: number; version: number }[];
  /** Reassigned since, or the person was notified. */
  kept: number[];
}

/** A duty keeps a person who was notified or answered. */
export async function clearProposals(
  tenant: Tenant,
  places: readonly PublishedPlace[],
): Promise<ClearedDuties> {
  const result: ClearedDuties = { cleared: [], kept: [] };
  if (places.length === 0) return result;
  const rows = await duties.lockPlan(
    tenant,
    places.map(({ dutyId }) => dutyId),
  );
  for (const { dutyId, personId, stoodId } of places) {
    const row = rows.find(({ id }) => id === dutyId);
    if (!row) continue;
    if (row.person_id !== personId || row.mailed_at !== null || row.told_at !== null || row.said !== null) {
      result.kept.push(dutyId);
      continue;
    }
    const { version } =
      stoodId === null ? await duties.release(tenant, dutyId) : await duties.fill(tenant, dutyId, stoodId);
    result.cleared.push({ dutyId, version });
  }
  return result;
}
