/** Weekend meetings with their talks for the scheduler (WKND-S2). */
import { closedBy, firstListedDay } from '@sheaf/rules/meetings/talks/open-meetings';
import { holdsMeeting } from '@sheaf/rules/meetings/talks/request';
import { titleIn } from '@sheaf/rules/meetings/talks/title-list';
import { talkDutiesOfMeetings } from '#contexts/duties/duties.api';
import {
  type HeldMeeting,
  labelledEvents,
  meetingsBetween,
  meetingsOfIds,
  presentMeeting,
} from '#contexts/meetings/meetings/meetings.api';
import { presentTalk, type TalkReply, type WeekReply } from '#contexts/meetings/talks/present-talk';
import { channelsOfTalks } from '#contexts/meetings/talks/speaker-contact';
import { talkRequests } from '#contexts/meetings/talks/talk-requests.store';
import { talkTitles } from '#contexts/meetings/talks/talk-titles.store';
import { type TalkRow, talks } from '#contexts/meetings/talks/talks.store';
import { readLetterhead, readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';

/** Beyond all planned meetings. */
const farAhead = '9999-12-31';

export async function presentTalks(
  tenant: Tenant,
  rows: readonly TalkRow[],
): Promise<Map<number, TalkReply>> {
  const { lang } = await readLetterhead(tenant);
  const titles = await talkTitles.ofNumbers(
    tenant,
    rows.map(({ number }) => number),
  );
  const requests = Map.groupBy(
    await talkRequests.ofTalks(
      tenant,
      rows.map(({ id }) => id),
    ),
    ({ talk_id }) => talk_id!,
  );
  const duties = await talkDutiesOfMeetings(
    tenant,
    rows.map(({ meeting_id }) => meeting_id),
  );
  const channels = await channelsOfTalks(tenant, rows);
  return new Map(
    rows.map((row) => {
      const duty = duties.find(({ id }) => id === row.duty_id);
      const talk = presentTalk(row, {
        partId: duty?.part_id ?? null,
        cannot: Boolean(duty?.cannot_at),
        title: titleIn(titles, row.number, [lang]),
        reachedBy: channels.get(row.id) ?? null,
        requests: requests.get(row.id) ?? [],
      });
      return [row.meeting_id, talk];
    }),
  );
}

export async function presentOne(tenant: Tenant, id: number): Promise<TalkReply> {
  const row = (await talks.read(tenant, id))!;
  return (await presentTalks(tenant, [row])).get(row.meeting_id)!;
}

async function presentWeeks(
  tenant: Tenant,
  meetings: readonly HeldMeeting[],
  today: string,
): Promise<WeekReply[]> {
  const { lang, zone } = await readLetterhead(tenant);
  const labelled = await labelledEvents(tenant, lang);
  const rows = await talks.ofMeetings(
    tenant,
    meetings.map(({ id }) => id),
  );
  const presented = await presentTalks(tenant, rows);
  return meetings.map((meeting) => {
    const talk = presented.get(meeting.id) ?? null;
    const closed = closedBy({ ...meeting, isTaken: talk !== null && holdsMeeting(talk) }, labelled, today);
    return { ...presentMeeting(meeting, zone, labelled), talk, closed };
  });
}

interface AskedWeeks {
  from?: string | undefined;
  to?: string | undefined;
  language_group_id?: number | undefined;
}

/** From eight days ago by default, for the whole congregation or the given language group (WKND-R1). */
export async function readWeeks(tenant: Tenant, now: Date, asked: AskedWeeks = {}): Promise<WeekReply[]> {
  const today = await readToday(tenant, now);
  const from = asked.from ?? firstListedDay(today);
  const group = asked.language_group_id ?? null;
  const found = await meetingsBetween(tenant, from, asked.to ?? farAhead, group);
  return presentWeeks(
    tenant,
    found.filter(({ type }) => type === 'public'),
    today,
  );
}

/** Weekends of the list that contains a meeting. @param meetingId null for a talk elsewhere. */
export async function readWeeksAround(
  tenant: Tenant,
  now: Date,
  meetingId: number | null,
): Promise<WeekReply[]> {
  const [meeting] = meetingId === null ? [] : await meetingsOfIds(tenant, [meetingId]);
  return readWeeks(tenant, now, { language_group_id: meeting?.language_group_id ?? undefined });
}
