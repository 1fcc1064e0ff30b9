/** What one person has to do in the meetings, with when, what and with whom; nothing of a meeting that is cancelled (APPTS-R3). */
import type { Acknowledgement } from '@sheaf/rules/duties/acknowledge';
import type { MeetingDutyKind } from '@sheaf/rules/duties/duty-kind';
import { isMeetingCancelled } from '@sheaf/rules/events/cancelling';
import { numberParts } from '@sheaf/rules/meetings/part-place';
import { fullName } from '@sheaf/rules/people/names';
import {
  type NamedDuty,
  namedDutiesOfMeetings,
  type ProgrammeDuty,
  programmeOf,
} from '#domains/duties/duties.public-api';
import { cancellingEvents } from '#domains/events/events.public-api';
import type { PartRow } from '#domains/meetings/meeting-parts.store';
import { type MeetingRow, meetings } from '#domains/meetings/meetings.store';
import { timesOfMeeting } from '#domains/meetings/plan-of-meeting';
import { placeName } from '#domains/meetings/present-meeting';
import { withParts } from '#domains/meetings/with-parts';
import type { OwnDuty, OwnDutySource } from '#platform/own-duty-source';

interface Held {
  meeting: MeetingRow;
  parts: PartRow[];
  duties: NamedDuty[];
}

/** Prayers stand where the meeting opens and closes, a chairman has all of it. */
function hoursOf(duty: ProgrammeDuty, { meeting, parts }: Held) {
  const times = timesOfMeeting(meeting, parts);
  const whole = { from: meeting.starts_at, to: meeting.ends_at };
  if (duty.part_id !== null) return times[parts.findIndex(({ id }) => id === duty.part_id)] ?? whole;
  if (duty.kind !== 'prayer') return whole;
  return times.at(duty.place === 1 ? 0 : -1) ?? whole;
}

const nameOf = (duty: NamedDuty | undefined): string | null =>
  duty?.first_name && duty.last_name
    ? fullName({ first_name: duty.first_name, last_name: duty.last_name })
    : null;

/** The two places of a part in a class, and who leads the class. */
function peopleAround(duty: ProgrammeDuty, { duties }: Held) {
  const together = duties.filter(
    ({ part_id, hall }) => part_id !== null && part_id === duty.part_id && hall === duty.hall,
  );
  const leads = duties.find(({ kind, hall }) => kind === 'chairman' && hall === duty.hall);
  return {
    with: nameOf(together.find(({ id }) => id !== duty.id)),
    user_id: together.find(({ kind }) => kind !== 'helper')?.person_id ?? null,
    helper_id: together.find(({ kind }) => kind === 'helper')?.person_id ?? null,
    chairman: leads?.id === duty.id ? null : nameOf(leads),
  };
}

function presentDuty(duty: ProgrammeDuty, held: Held): OwnDuty {
  const { meeting, parts } = held;
  const index = parts.findIndex(({ id }) => id === duty.part_id);
  const part = parts[index];
  const { from, to } = hoursOf(duty, held);
  const { with: beside, chairman, ...people } = peopleAround(duty, held);
  return {
    id: duty.id,
    kind: duty.kind as MeetingDutyKind,
    base_type: 'meeting',
    date: meeting.held_on,
    starts_at: from,
    ends_at: to,
    title: part?.title ?? null,
    with: beside === null ? [] : [beside],
    ...people,
    acknowledged: duty.acknowledged as Acknowledgement | null,
    meeting: {
      id: meeting.id,
      type: meeting.type,
      part: placeName(duty, meeting, part),
      number: numberParts(parts)[index] ?? null,
      minutes: part?.minutes ?? null,
      hall: duty.hall,
      halls: meeting.halls,
      chairman,
    },
    location: null,
    coordinates: null,
    link: null,
    note: null,
  };
}

export const dutiesAtMeetings: OwnDutySource = async (tenant, { personId, from, to }) => {
  const own = await programmeOf(tenant, [personId], from, to);
  const ids = [...new Set(own.map(({ meeting_id }) => meeting_id))];
  if (ids.length === 0) return [];
  const events = await cancellingEvents(tenant);
  const around = Map.groupBy(await namedDutiesOfMeetings(tenant, ids), ({ meeting_id }) => meeting_id);
  const held = new Map(
    (await withParts(tenant, await meetings.ofIds(tenant, ids)))
      .filter(({ meeting }) => !isMeetingCancelled(events, meeting.week, meeting.type))
      .map(({ meeting, parts }) => [meeting.id, { meeting, parts, duties: around.get(meeting.id) ?? [] }]),
  );
  return own.flatMap((duty) => {
    const meeting = held.get(duty.meeting_id);
    return meeting ? [presentDuty(duty, meeting)] : [];
  });
};
