import { helpsAs } from '@sheaf/rules/duties/duty-kind';
import { isMeetingCancelled } from '@sheaf/rules/events/cancelling';
import { numberParts } from '@sheaf/rules/meetings/meetings/part-place';
import { shownTalkTitle } from '@sheaf/rules/meetings/talks/shown-title';
import { fullName } from '@sheaf/rules/people/people/names';
import {
  type AnsweredRow,
  answeredFor,
  type DutyRow,
  type NamedDuty,
  namedDutiesOfMeetings,
  type PlannedDuty,
  programmeOf,
} from '#contexts/duties/duties.api';
import { cancellingEvents } from '#contexts/events/events.api';
import { languageGroups } from '#contexts/meetings/meetings/language-groups/language-groups.store';
import type { PartRow } from '#contexts/meetings/meetings/meeting-parts.store';
import { type MeetingRow, meetings } from '#contexts/meetings/meetings/meetings.store';
import { isOfTalk } from '#contexts/meetings/meetings/part-form';
import { hoursOfDuty } from '#contexts/meetings/meetings/plan-of-meeting';
import { placeName } from '#contexts/meetings/meetings/present-meeting';
import { withParts } from '#contexts/meetings/meetings/with-parts';
import type { PlannedTalk } from '#contexts/meetings/talks/planned-talk.api';
import { talksOfMeetings } from '#contexts/meetings/talks/talks.api';
import { readLetterhead } from '#contexts/people/people.api';
import type { OwnDuty, OwnDutySource } from '#platform/own-duty-source';

interface HeldMeetings {
  meeting: MeetingRow;
  parts: PartRow[];
  duties: NamedDuty[];
  /** Talks by duty id. */
  talks: ReadonlyMap<number, PlannedTalk>;
  /** Name of the language group; null for the whole congregation. */
  group: string | null;
}

type OwnRow = PlannedDuty & AnsweredRow & Pick<DutyRow, 'cannot_at'>;

const nameOf = (duty: NamedDuty | undefined): string | null =>
  duty?.first_name && duty.last_name
    ? fullName({ first_name: duty.first_name, last_name: duty.last_name })
    : null;

/** Person and helper of a part in a class, and the chairman of that class. */
function peopleAround(duty: PlannedDuty, { duties }: HeldMeetings) {
  const together = duties.filter(({ id, part_id, hall }) =>
    // Chairman and prayer have no part, so nobody shares one with them.
    duty.part_id === null ? id === duty.id : part_id === duty.part_id && hall === duty.hall,
  );
  const leads = duties.find(({ kind, hall }) => kind === 'chairman' && hall === duty.hall);
  return {
    with: nameOf(together.find(({ id }) => id !== duty.id)),
    user_id: together.find(({ kind }) => kind !== 'helper')?.person_id ?? null,
    helper_id: together.find(({ kind }) => kind === 'helper')?.person_id ?? null,
    chairman: leads?.id === duty.id ? null : nameOf(leads),
  };
}

function titleOf(duty: PlannedDuty, part: PartRow | undefined, { talks }: HeldMeetings): string | null {
  const talk = talks.get(duty.id);
  return part && talk ? shownTalkTitle(part.title, talk.notes) : (part?.title ?? null);
}

/** A public talk at home has the base type talk, every other duty the type meeting (APPTS-O1). */
function typeOf(
  duty: OwnRow,
  { parts, talks }: HeldMeetings,
): Pick<OwnDuty, 'base_type' | 'talk' | 'cannot'> {
  const part = parts.find(({ id }) => id === duty.part_id);
  if (part === undefined || !isOfTalk(part) || duty.kind === 'helper') return { base_type: 'meeting' };
  const talk = talks.get(duty.id);
  const notes = talk && { talk: { notes: talk.notes, congregation: null } };
  return { base_type: 'talk', ...notes, cannot: duty.cannot_at !== null };
}

function presentDuty(duty: OwnRow, held: HeldMeetings): OwnDuty {
  const { meeting, parts, group } = held;
  const index = parts.findIndex(({ id }) => id === duty.part_id);
  const part = parts[index];
  const { from, to } = hoursOfDuty(duty, meeting, parts);
  const { with: beside, chairman, ...people } = peopleAround(duty, held);
  return {
    id: duty.id,
    kind: duty.kind,
    ...typeOf(duty, held),
    date: meeting.held_on,
    starts_at: from,
    ends_at: to,
    title: titleOf(duty, part, held),
    with: beside === null ? [] : [beside],
    ...people,
    acknowledged: duty.acknowledged,
    answered_for: answeredFor(duty),
    meeting: {
      id: meeting.id,
      type: meeting.type,
      language_group: group,
      part: placeName(duty, meeting, part),
      number: numberParts(parts)[index] ?? null,
      reads: helpsAs(duty.kind, part?.helper_type) === 'reader',
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
  const { lang } = await readLetterhead(tenant);
  const talks = await talksOfMeetings(tenant, ids, lang);
  const around = Map.groupBy(await namedDutiesOfMeetings(tenant, ids), ({ meeting_id }) => meeting_id);
  const labels = new Map((await languageGroups.list(tenant)).map(({ id, label }) => [id, label]));
  const labelOf = ({ language_group_id: group }: MeetingRow) =>
    group === null ? null : (labels.get(group) ?? null);
  const held = new Map(
    (await withParts(tenant, await meetings.ofIds(tenant, ids)))
      .filter(({ meeting }) => !isMeetingCancelled(events, meeting.week, meeting.type))
      .map(({ meeting, parts }) => [
        meeting.id,
        { meeting, parts, talks, duties: around.get(meeting.id) ?? [], group: labelOf(meeting) },
      ]),
  );
  return own.flatMap((duty) => {
    const meeting = held.get(duty.meeting_id);
    return meeting ? [presentDuty(duty, meeting)] : [];
  });
};
