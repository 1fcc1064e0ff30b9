/** Converts the rows of a meeting for the rules, and updates its duties in the ledger. */
import { dutyHours, type Hours, type PlacedDuty } from '@sheaf/rules/duties/duty-hours';
import { isEdited } from '@sheaf/rules/meetings/meetings/edited-meeting';
import { endOf, partTimes, type TimedPart } from '@sheaf/rules/meetings/meetings/part-times';
import { type Seat, type SeatedPart, seatsOf } from '@sheaf/rules/meetings/meetings/seats';
import { seatsUnderVisit } from '@sheaf/rules/meetings/meetings/visit-plan';
import { meetingParts as partTypes } from '@sheaf/rules/people/people/meeting-part';
import { settleDuties } from '#contexts/duties/duties.api';
import { meetingParts, type PartRow } from '#contexts/meetings/meetings/meeting-parts.store';
import { type MeetingRow, meetings } from '#contexts/meetings/meetings/meetings.store';
import type { Tenant } from '#platform/database/tenant';

export const timedPart = ({ section, key, minutes, helper_type: helperType }: PartRow): TimedPart => ({
  section,
  key,
  minutes,
  helperType,
});

const typeOf = (code: number | null) => (code === null ? null : partTypes.decode(code));

const seatedPart = (row: PartRow): SeatedPart => ({
  id: row.id,
  section: row.section,
  key: row.key,
  qualification: typeOf(row.qualification),
  helperQualification: typeOf(row.helper_qualification),
  helperType: row.helper_type,
});

export const seatsOfMeeting = (
  meeting: Pick<MeetingRow, 'type' | 'halls'>,
  parts: readonly PartRow[],
): Seat[] => seatsOf(meeting.type, meeting.halls, parts.map(seatedPart));

export const timesOfMeeting = (meeting: Pick<MeetingRow, 'starts_at'>, parts: readonly PartRow[]) =>
  partTimes(parts.map(timedPart), meeting.starts_at);

export function hoursOfDuty(duty: PlacedDuty, meeting: MeetingRow, parts: readonly PartRow[]): Hours {
  const times = timesOfMeeting(meeting, parts);
  const timed = parts.map(({ id }, index) => ({ ...times[index]!, id }));
  return dutyHours(duty, timed, { from: meeting.starts_at, to: meeting.ends_at });
}

/** Updates end, edited mark and duties of a meeting after a change of its parts, classes or time. */
export async function settleMeeting(tenant: Tenant, meeting: MeetingRow): Promise<MeetingRow> {
  const rows = await meetingParts.withRemoved(tenant, [meeting.id]);
  const held = await meetingParts.ofMeetings(tenant, [meeting.id]);
  const endsAt = endOf(held.map(timedPart), meeting.starts_at);
  const isReadingEdited = meeting.reading !== meeting.imported_reading;
  const edited = meeting.base_id !== null && (isReadingEdited || isEdited(rows));
  const settled =
    endsAt === meeting.ends_at && edited === meeting.edited
      ? meeting
      : await meetings.edit(tenant, meeting.id, { ends_at: endsAt, edited });
  const usual = rows.filter(({ isRemoved }) => !isRemoved).map(seatedPart);
  const halls = await meetings.usualHalls(tenant, settled.id);
  const { seats, suspended } = seatsUnderVisit({ ...settled, halls }, usual);
  await settleDuties(tenant, settled, seats, suspended);
  return settled;
}
