import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import type { ReplyOf } from '@sheaf/contract/operation';
import { defaultCancels, defaultHasSpeaker, endOfEvent } from '@sheaf/rules/events/event';
import {
  type ChangeOfMeeting,
  changeOfMeeting,
  isMovedBy,
} from '@sheaf/rules/meetings/meetings/concerned-meetings';
import { isShortened, isSuspended } from '@sheaf/rules/meetings/meetings/visit-plan';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { fullName } from '@sheaf/rules/people/people/names';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { dateOf, mondayOf } from '@sheaf/rules/time/wall-time';
import {
  type NamedDuty,
  type NamedResponsibilityDuty,
  namedResponsibilityDuties,
} from '#contexts/duties/duties.api';
import { allEvents } from '#contexts/events/events.api';
import { whatOf } from '#contexts/meetings/meetings/describe-meeting-duty';
import { type MeetingRow, meetings } from '#contexts/meetings/meetings/meetings.store';
import { type PrintedMeeting, printMeetings } from '#contexts/meetings/meetings/printed-meetings';
import type { PlannedTalk } from '#contexts/meetings/talks/planned-talk.api';
import { talksOfMeetings } from '#contexts/meetings/talks/talks.api';
import { groupNames, readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';
import { say } from '#platform/texts';

type Call = Handler<typeof operations.listConcerned>;
type Reply = ReplyOf<typeof operations.listConcerned>;
type ConcernedMeeting = Reply['meetings'][number];
type ConcernedPerson = ConcernedMeeting['people'][number];

const talkPart = meetingParts.encode('local-talk');

/** The event completed with its defaults, like on saving. */
function draftOf({ query }: Call) {
  const { type, start_date } = query;
  return {
    type,
    start_date,
    end_date: query.end_date ?? endOfEvent(type, start_date),
    has_speaker: query.has_speaker ?? defaultHasSpeaker(type),
    cancels_meeting: query.cancels_meeting ?? defaultCancels(type, start_date),
    moves_midweek: query.moves_midweek ?? false,
  };
}

/** Past meetings are left out. */
async function changedMeetings(call: Call) {
  const { tenant, now } = call;
  const draft = draftOf(call);
  const [today, stored] = [await readToday(tenant, now), await allEvents(tenant)];
  const monday = mondayOf(dateOf(draft.start_date));
  const window = {
    from: monday < today ? today : monday,
    to: addDays(mondayOf(dateOf(draft.end_date)), 6),
  };
  return (await meetings.list(tenant, window)).flatMap((meeting) => {
    const change = changeOfMeeting(draft, stored, meeting);
    const because = change !== 'cancelled' && isMovedBy(draft, meeting) ? 'moved' : change;
    return because ? [{ meeting, because }] : [];
  });
}

const nameOf = ({ first_name, last_name }: { first_name: string | null; last_name: string | null }) =>
  first_name === null || last_name === null ? null : fullName({ first_name, last_name });

/** Duties that a visit takes: the public talk, the midweek study and the reader at the weekend. */
function isTaken(duty: NamedDuty, { parts }: PrintedMeeting): boolean {
  const part = parts.find(({ row }) => row.id === duty.part_id)?.row;
  if (part && isSuspended(part)) return true;
  return (
    duty.qualification === talkPart || (part !== undefined && isShortened(part) && duty.kind === 'helper')
  );
}

function ofProgramme(
  lang: string,
  printed: PrintedMeeting,
  talks: ReadonlyMap<number, PlannedTalk>,
  because: ChangeOfMeeting,
): ConcernedPerson[] {
  return printed.duties.flatMap((duty) => {
    if ((because === 'talk' || because === 'study') && !isTaken(duty, printed)) return [];
    const talk = talks.get(duty.id);
    const visitor = [talk?.speaker_name, talk?.speaker_congregation].filter(Boolean).join(', ');
    const name = nameOf(duty) ?? visitor;
    if (name === '') return [];
    return [{ user_id: duty.person_id, name, what: talk?.notes ?? whatOf(lang, duty, printed, say) }];
  });
}

/** Descriptions come from the domain of the responsibilities. */
async function ofResponsibilities(
  { tenant, actor, platform }: Call,
  rows: readonly NamedResponsibilityDuty[],
): Promise<ConcernedPerson[]> {
  const groups = new Map((await groupNames(tenant)).map(({ id, name }) => [id, name]));
  const people: ConcernedPerson[] = [];
  for (const row of rows) {
    const name = nameOf(row) ?? (row.group_id === null ? null : (groups.get(row.group_id) ?? null));
    if (name === null) continue;
    const duty = { ...row, part_id: null, shift_id: null, hall: 1 };
    let what: string | undefined;
    // The first source that knows the duty returns its description; the others return undefined.
    for (const source of platform.registry.dutyTexts) what ??= (await source(tenant, duty, actor.lang))?.what;
    if (what !== undefined) people.push({ user_id: row.person_id, name, what });
  }
  return people;
}

/** Only informs: the event may be saved nevertheless (EVENTS-R9). */
export async function listConcerned(call: Call): Promise<Reply> {
  const { tenant, actor } = call;
  const changed = await changedMeetings(call);
  const rows: MeetingRow[] = changed.map(({ meeting }) => meeting);
  const ids = rows.map(({ id }) => id);
  const printed = new Map(
    (await printMeetings(tenant, rows, actor.lang)).map((one) => [one.meeting.id, one]),
  );
  const talks = await talksOfMeetings(tenant, ids, actor.lang);
  const duties = await namedResponsibilityDuties(tenant, ids);
  const found: ConcernedMeeting[] = [];
  for (const { meeting, because } of changed) {
    const own = duties.filter(({ meeting_id }) => meeting_id === meeting.id);
    const people = [
      ...ofProgramme(actor.lang, printed.get(meeting.id)!, talks, because),
      ...(because === 'cancelled' || because === 'moved' ? await ofResponsibilities(call, own) : []),
    ];
    const { id: meeting_id, type, held_on: local_date } = meeting;
    if (people.length > 0) found.push({ meeting_id, type, local_date, because, people });
  }
  return { meetings: found };
}
