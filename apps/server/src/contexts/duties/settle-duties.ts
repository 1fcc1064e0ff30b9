/** Adds the duties that the places of a meeting require, and removes duties without a place. */
import type { Seat } from '@sheaf/rules/meetings/meetings/seats';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { type DutyMeeting, duties } from '#contexts/duties/duties.store';
import type { Tenant } from '#platform/database/tenant';

const keyOf = (place: { kind: string; partId: number | null; hall: number; place: number }): string =>
  `${place.kind} ${place.partId} ${place.hall} ${place.place}`;

/** People in remaining places stay. The caller holds the lock on the meeting. */
export async function settleDuties(
  tenant: Tenant,
  meeting: DutyMeeting,
  seats: readonly Seat[],
): Promise<void> {
  const rows = await duties.lockOfMeeting(tenant, meeting.id);
  const known = new Map(rows.map((row) => [keyOf({ ...row, partId: row.part_id }), row]));
  const wanted = new Set(seats.map(keyOf));
  await duties.remove(
    tenant,
    rows.filter((row) => !wanted.has(keyOf({ ...row, partId: row.part_id }))).map(({ id }) => id),
  );
  for (const seat of seats) {
    const row = known.get(keyOf(seat));
    const qualification = meetingParts.encode(seat.qualification);
    if (row && row.qualification !== qualification) await duties.requalify(tenant, row.id, qualification);
  }
  await duties.add(
    tenant,
    seats.filter((seat) => !known.has(keyOf(seat))).map((seat) => ({ meeting, seat })),
  );
}
