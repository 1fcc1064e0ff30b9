/**
 * Creates and updates the conductor duty of each field service meeting that is held, and removes those of
 * meetings that are not.
 */
import { type ConductorDuty, conductorDuties } from '#contexts/duties/conductor-duties.store';
import type { Tenant } from '#platform/database/tenant';

type KnownDuty = Awaited<ReturnType<typeof conductorDuties.ofMeetings>>[number];

const differs = (row: KnownDuty, wanted: ConductorDuty): boolean =>
  row.on_date !== wanted.on_date ||
  row.starts_at !== wanted.starts_at ||
  row.ends_at !== wanted.ends_at ||
  row.person_id !== wanted.person_id;

/** @param known stored duties of these meetings; duties of removed meetings were deleted with them. */
export async function settleConductors(
  tenant: Tenant,
  known: readonly KnownDuty[],
  wanted: readonly ConductorDuty[],
): Promise<void> {
  const rows = new Map(known.map((row) => [row.field_meeting_id, row]));
  const held = new Set(wanted.map(({ field_meeting_id }) => field_meeting_id));
  await conductorDuties.remove(
    tenant,
    known.filter(({ field_meeting_id }) => !held.has(field_meeting_id)).map(({ id }) => id),
  );
  const missing: ConductorDuty[] = [];
  for (const duty of wanted) {
    const row = rows.get(duty.field_meeting_id);
    if (!row) missing.push(duty);
    else if (differs(row, duty)) {
      const { field_meeting_id: _, ...values } = duty;
      await conductorDuties.edit(tenant, row.id, values);
    }
  }
  await conductorDuties.add(tenant, missing);
}
