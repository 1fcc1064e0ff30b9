import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import type { ReplyOf } from '@sheaf/contract/operation';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { fullName, lastFirst } from '@sheaf/rules/people/people/names';
import { compareByLastName } from '@sheaf/rules/people/people/qualification';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { awayTalks } from '#contexts/meetings/talks/away-talks.store';
import { readHindrances } from '#contexts/meetings/talks/read-clashes';
import { channelsOf } from '#contexts/meetings/talks/speaker-contact';
import { awayBetween, qualifiedSpeakers, readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

const daysAhead = 730;

/**
 * Lists all duties of the speakers in the week of the date, because the exact time depends on the host
 * (AWAY-R12, AWAY-O4).
 */
export async function listAwaySpeakers({
  tenant,
  query,
  now,
}: Handler<typeof operations.listAwaySpeakers>): Promise<ReplyOf<typeof operations.listAwaySpeakers>> {
  const people = (await qualifiedSpeakers(tenant, meetingParts.encode('away-talk'))).sort(compareByLastName);
  const ids = people.map(({ id }) => id);
  const today = await readToday(tenant, now);
  const given = Map.groupBy(await awayTalks.ofPeople(tenant, ids), ({ person_id }) => person_id);
  const away = Map.groupBy(
    await awayBetween(tenant, ids, today, addDays(today, daysAhead)),
    ({ person_id }) => person_id,
  );
  const { date } = query;
  const hindrances = date ? await readHindrances(tenant, ids, date, date) : () => [];
  const channelOf = await channelsOf(tenant);
  return people.map((person) => {
    const talks = given.get(person.id) ?? [];
    const last = talks.findLast(({ held_on }) => held_on <= today);
    const whole = { id: 0, kind: 'away-talk' as const, meetingId: null, date: date ?? today };
    return {
      id: person.id,
      full_name: fullName(person),
      last_first: lastFirst(person),
      appointment: person.appointment,
      outlines: person.public_talk_outlines,
      reached_by: channelOf(person),
      last_away: last ? { date: last.held_on, congregation: last.host_name } : null,
      coming: talks.filter(({ held_on }) => held_on > today).length,
      away_dates: (away.get(person.id) ?? []).map(({ start_date, end_date }) => ({ start_date, end_date })),
      // The hour is unknown, so a part of the day is no clash.
      clashes: hindrances(person.id, { ...whole, from: '00:00', to: '24:00' }).filter(
        ({ code }) => code !== 'cannot',
      ),
    };
  });
}
