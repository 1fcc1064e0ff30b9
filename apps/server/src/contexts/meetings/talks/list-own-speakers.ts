import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import type { ReplyOf } from '@sheaf/contract/operation';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { fullName, lastFirst } from '@sheaf/rules/people/people/names';
import { compareByLastName } from '@sheaf/rules/people/people/qualification';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { type HeldMeeting, heldMeetingsOfIds, meetingsOfIds } from '#contexts/meetings/meetings/meetings.api';
import { readHindrances, type ToldClash } from '#contexts/meetings/talks/read-clashes';
import { channelsOf } from '#contexts/meetings/talks/speaker-contact';
import { talks } from '#contexts/meetings/talks/talks.store';
import { awayBetween, qualifiedSpeakers, readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

type Speaker = ReplyOf<typeof operations.listOwnSpeakers>[number];

/**
 * People with another duty at the time of the meeting, or with a talk elsewhere in that week, and people who
 * cannot then.
 */
async function readHindered(tenant: Tenant, ids: readonly number[], meeting: HeldMeeting | undefined) {
  if (!meeting) return { busy: new Set<number>(), cannot: new Set<number>() };
  const { id: meetingId, held_on: date, starts_at: from, ends_at: to } = meeting;
  const clashesOf = await readHindrances(tenant, ids, date, date);
  const talk = { id: 0, kind: 'part' as const, meetingId, date, from, to };
  const clashes = ids.map((id) => ({ id, own: clashesOf(id, talk) }));
  const idsWith = (hinders: (clash: ToldClash) => boolean): Set<number> =>
    new Set(clashes.filter(({ own }) => own.some(hinders)).map(({ id }) => id));
  return {
    busy: idsWith(
      ({ code, kind }) => code === 'same-meeting' || code === 'same-time' || kind === 'away-talk',
    ),
    cannot: idsWith(({ code }) => code === 'cannot'),
  };
}

async function readLastTalks(tenant: Tenant, ids: readonly number[], today: string) {
  const given = await talks.ofPeople(tenant, ids);
  const meetings = await heldMeetingsOfIds(
    tenant,
    given.map(({ meeting_id }) => meeting_id),
  );
  const dayOf = new Map(meetings.map(({ id, held_on }) => [id, held_on]));
  const last = new Map<number, Speaker['last_here']>();
  for (const { person_id, meeting_id, number } of given) {
    const date = dayOf.get(meeting_id);
    const known = last.get(person_id!);
    if (date && date <= today && (!known || known.date < date)) last.set(person_id!, { date, number });
  }
  return last;
}

/** WKND-R3, WKND-R9. */
export async function listOwnSpeakers({
  tenant,
  query,
  now,
}: Handler<typeof operations.listOwnSpeakers>): Promise<Speaker[]> {
  const part = meetingParts.encode('local-talk');
  const today = await readToday(tenant, now);
  const people = (await qualifiedSpeakers(tenant, part)).sort(compareByLastName);
  const ids = people.map(({ id }) => id);
  const [meeting] = query.meeting_id ? await meetingsOfIds(tenant, [query.meeting_id]) : [];
  const { busy, cannot } = await readHindered(tenant, ids, meeting);
  const last = await readLastTalks(tenant, ids, today);
  const away = Map.groupBy(
    await awayBetween(tenant, ids, today, addDays(today, 730)),
    ({ person_id }) => person_id,
  );
  const channelOf = await channelsOf(tenant);
  return people.map((person) => ({
    id: person.id,
    full_name: fullName(person),
    last_first: lastFirst(person),
    appointment: person.appointment,
    outlines: person.public_talk_outlines,
    reached_by: channelOf(person),
    last_here: last.get(person.id) ?? null,
    away_dates: (away.get(person.id) ?? []).map(({ start_date, end_date }) => ({ start_date, end_date })),
    busy: busy.has(person.id),
    cannot: cannot.has(person.id),
  }));
}
