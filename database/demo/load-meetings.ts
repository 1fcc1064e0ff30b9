/**
 * Meetings of the demo congregation: half a past year and an upcoming quarter, whose last weeks are still to
 * be filled.
 */

import { defaultParts, type PlannedPart } from '@sheaf/rules/meetings/meetings/default-parts';
import { storedFields } from '@sheaf/rules/meetings/meetings/edited-meeting';
import { endOf } from '@sheaf/rules/meetings/meetings/part-times';
import { type Seat, seatsOf } from '@sheaf/rules/meetings/meetings/seats';
import { meetingScheduleDefaults } from '@sheaf/rules/meetings/meetings/settings';
import { heldOn } from '@sheaf/rules/meetings/meetings/week-meetings';
import { meetingParts as partTypes } from '@sheaf/rules/people/people/meeting-part';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import type { ClientBase } from 'pg';
import { bulkInsert } from './bulk-insert.ts';
import { type DutyTaker, startTurns } from './fill-duties.ts';
import { titlesOf } from './part-titles.ts';

const weeksBefore = 26;
const weeksAfter = 13;
/** From these weeks on first the students are unassigned, and then everyone. */
const studentsOpenFrom = 8;
const allOpenFrom = 11;

const types = ['clam', 'public'] as const;
type MeetingType = (typeof types)[number];

/** Assigns every demo person an upcoming duty: week, place, and person by index in the list of people. */
const chosen: Record<string, number> = {
  '0 treasures.first': 2,
  '0 treasures.reading': 1,
  '1 ministry.first': 0,
  '1 prelude.chairman': 2,
  '2 ministry.second': 3,
};

interface Meeting {
  id: number;
  type: MeetingType;
  /** Weeks from this one. */
  weeks: number;
  week: string;
  held_on: string;
  starts_at: string;
  ends_at: string;
}

interface Owner {
  congregation_id: number;
}

/** The weekly reading as in the workbook: consecutive psalms. */
function readingOf(type: MeetingType, weeks: number) {
  const reading = type === 'clam' ? `Psalm ${weeks + weeksBefore + 1}` : null;
  return { reading, imported_reading: reading };
}

async function addMeetings(client: ClientBase, own: Owner, monday: string): Promise<Meeting[]> {
  const settings = meetingScheduleDefaults;
  const planned = Array.from(
    { length: weeksBefore + weeksAfter + 1 },
    (_, index) => index - weeksBefore,
  ).flatMap((weeks) =>
    types.map((type) => {
      const week = addDays(monday, weeks * 7);
      const [day, starts_at] =
        type === 'clam'
          ? [settings.clam_day, settings.clam_start_time]
          : [settings.public_day, settings.public_start_time];
      return {
        weeks,
        type,
        week,
        held_on: heldOn(week, day),
        starts_at,
        ends_at: endOf(defaultParts(type), starts_at),
      };
    }),
  );
  const ids = await bulkInsert(
    client,
    'meetings',
    planned.map(({ weeks, ...meeting }) => ({
      ...own,
      ...meeting,
      ...readingOf(meeting.type, weeks),
      halls: 1,
    })),
  );
  await client.query(
    `update meetings set base_id = sheaf.draw_meeting_id() where congregation_id = $1 and type = 'clam'`,
    [own.congregation_id],
  );
  return planned.map((meeting, index) => ({ ...meeting, id: ids[index]! }));
}

interface Part extends Omit<PlannedPart, 'minutes'> {
  id: number;
}

/** Midweek meetings count as imported from a workbook: the next import changes them without a question. */
const isImported = (type: MeetingType): boolean => type === 'clam';

async function addParts(client: ClientBase, own: Owner, meetings: readonly Meeting[]): Promise<Part[][]> {
  const codeOf = (type: PlannedPart['qualification']) => (type === null ? null : partTypes.encode(type));
  const rows = meetings.flatMap(({ id, type, weeks }) => {
    const counted = new Map<string, number>();
    return defaultParts(type).map((part) => {
      const order = (counted.get(part.section) ?? 0) + 1;
      counted.set(part.section, order);
      const kept = {
        section: part.section,
        key: part.key,
        order,
        minutes: part.minutes,
        qualification: codeOf(part.qualification),
        helper_qualification: codeOf(part.helperQualification),
        helper_type: part.helperType,
        ...titlesOf(part, weeks),
      };
      return { ...own, meeting_id: id, ...kept, imported: isImported(type) ? storedFields(kept) : null };
    });
  });
  const ids = await bulkInsert(client, 'meeting_parts', rows);
  let at = 0;
  return meetings.map(({ type }) => defaultParts(type).map((part) => ({ ...part, id: ids[at++]! })));
}

const nameOf = (seat: Seat, parts: readonly Part[]): string => {
  const part = parts.find(({ id }) => id === seat.partId);
  return part ? `${part.section}.${part.key}` : `prelude.${seat.kind}`;
};

/** Public talks are booked with their speakers; in distant weeks only some places are filled. */
function isFilled(seat: Seat, weeks: number): boolean {
  if (seat.qualification === 'local-talk' || weeks >= allOpenFrom) return false;
  const isStudent =
    seat.kind === 'helper' || ['bible-reading', 'demonstration', 'student-talk'].includes(seat.qualification);
  return weeks < studentsOpenFrom || !isStudent;
}

/** Attendance of past meetings: higher on weekends, and never equal twice in a row. */
async function addAttendance(client: ClientBase, own: Owner, meetings: readonly Meeting[]): Promise<void> {
  const held = meetings.filter(({ weeks }) => weeks < 0);
  await bulkInsert(
    client,
    'attendance',
    held.map(({ type, week, weeks }) => ({
      ...own,
      type,
      week,
      people: (type === 'public' ? 96 : 84) + ((-weeks * 7) % 13),
    })),
  );
}

/** Runs once, before anyone has a duty. */
/** The app creates its meetings like those of any congregation. */
const spanishGroup = {
  label: 'Spanish',
  lang: 'es',
  clam_day: 2,
  clam_start_time: '19:30',
  public_day: 0,
  public_start_time: '14:00',
};

export async function loadMeetings(
  client: ClientBase,
  congregationId: number,
  people: readonly DutyTaker[],
  asOf: Date,
): Promise<void> {
  const own = { congregation_id: congregationId };
  await bulkInsert(client, 'language_groups', [{ ...own, ...spanishGroup }]);
  const meetings = await addMeetings(client, own, mondayOf(asOf.toISOString().slice(0, 10)));
  const parts = await addParts(client, own, meetings);
  await addAttendance(client, own, meetings);
  const take = startTurns(people);
  const duties = meetings.flatMap((meeting, index) => {
    const { id, type, weeks, week, held_on: date } = meeting;
    const ofMeeting = parts[index]!;
    let partner: DutyTaker | null = null;
    return seatsOf(type, 1, ofMeeting).map((seat) => {
      const qualification = partTypes.encode(seat.qualification);
      const preferred =
        seat.kind === 'helper' ? undefined : people[chosen[`${weeks} ${nameOf(seat, ofMeeting)}`] ?? -1]?.id;
      const person = isFilled(seat, weeks)
        ? take({
            turn: `${seat.kind} ${qualification}`,
            qualification,
            date,
            week,
            partner: seat.kind === 'helper' ? partner : null,
            ...(preferred !== undefined && { preferred }),
          })
        : null;
      partner = person;
      return {
        ...own,
        kind: seat.kind,
        qualification,
        meeting_id: id,
        part_id: seat.partId,
        hall: seat.hall,
        place: seat.place,
        week,
        on_date: date,
        starts_at: meeting.starts_at,
        ends_at: meeting.ends_at,
        person_id: person?.id ?? null,
      };
    });
  });
  await bulkInsert(client, 'duties', duties);
}
