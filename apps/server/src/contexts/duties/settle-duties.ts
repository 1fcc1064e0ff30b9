/**
 * Adds the duties that the places of a meeting require, suspends those that a visit suspends, and removes duties
 * without a place.
 */
import { type Seat, seatKey } from '@sheaf/rules/meetings/meetings/seats';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { type DutyMeeting, duties } from '#contexts/duties/duties.store';
import type { Tenant } from '#platform/database/tenant';

/** People in remaining places stay. The caller holds the lock on the meeting. @param suspended keys of seats. */
export async function settleDuties(
  tenant: Tenant,
  meeting: DutyMeeting,
  seats: readonly Seat[],
  suspended: ReadonlySet<string>,
): Promise<void> {
  const rows = await duties.lockOfMeeting(tenant, meeting.id);
  const known = new Map(rows.map((row) => [seatKey({ ...row, partId: row.part_id }), row]));
  const wanted = new Set(seats.map(seatKey));
  const [kept, gone] = [new Map<string, (typeof rows)[number]>(), [] as number[]];
  for (const [key, row] of known)
    if (wanted.has(key)) kept.set(key, row);
    else gone.push(row.id);
  await duties.remove(tenant, gone);
  for (const state of [true, false]) {
    const changed = [...kept].filter(([key, row]) => suspended.has(key) === state && row.suspended !== state);
    await duties.suspend(
      tenant,
      changed.map(([, { id }]) => id),
      state,
    );
  }
  for (const seat of seats) {
    const row = kept.get(seatKey(seat));
    const qualification = meetingParts.encode(seat.qualification);
    if (row && row.qualification !== qualification) await duties.requalify(tenant, row.id, qualification);
  }
  await duties.add(
    tenant,
    seats
      .filter((seat) => !kept.has(seatKey(seat)))
      .map((seat) => ({ meeting, seat, suspended: suspended.has(seatKey(seat)) })),
  );
}
