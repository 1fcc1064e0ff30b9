/**
 * Talks of the demo's speakers in neighbouring congregations: one confirmed, one unanswered, one entered by
 * hand.
 */

import { homeSpanOf, hostDayOf } from '@sheaf/rules/meetings/talks/away-talk';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import type { ClientBase } from 'pg';
import { bulkInsert } from './bulk-insert.ts';

interface Host {
  id: number;
  name: string;
  public_day: number;
  public_start_time: string;
  timezone_id: string;
}

/** Weeks from now, state, and whether the speaker was invited. */
const planned = [
  { weeks: 1, number: 23, confirmed: 1, answer: 'accepted', asked: true },
  { weeks: 2, number: 48, confirmed: 0, answer: null, asked: true },
  { weeks: 5, number: 13, confirmed: 1, answer: null, asked: false },
] as const;

export async function loadAwayTalks(client: ClientBase, congregation: number, asOf: Date): Promise<void> {
  const own = { congregation_id: congregation };
  const { rows: hosts } = await client.query<Host>(
    'select id, name, public_day, public_start_time, timezone_id from directory_congregations where congregation_id = $1 order by id',
    [congregation],
  );
  const { rows: speakers } = await client.query<{ id: number }>(
    'select id from people where congregation_id = $1 and $2 = any (qualified_parts) and active order by id limit 3',
    [congregation, meetingParts.encode('away-talk')],
  );
  const talks = planned.flatMap(({ weeks, number, confirmed, answer }, index) => {
    const [host, speaker] = [hosts[index % hosts.length], speakers[index % speakers.length]];
    if (!host || !speaker) return [];
    return {
      ...own,
      person_id: speaker.id,
      host_id: host.id,
      host_name: host.name,
      held_on: hostDayOf(addDays(asOf.toISOString().slice(0, 10), weeks * 7), host.public_day),
      starts_at: host.public_start_time,
      zone: host.timezone_id,
      number,
      confirmed,
      answer,
      answered_at: answer ? asOf : null,
    };
  });
  const ids = await bulkInsert(client, 'away_talks', talks);
  await bulkInsert(
    client,
    'duties',
    talks.map((talk, index) => {
      const { date, from, to } = homeSpanOf(talk, talk.zone);
      return {
        ...own,
        kind: 'away-talk',
        away_talk_id: ids[index]!,
        week: mondayOf(date),
        on_date: date,
        starts_at: from,
        ends_at: to,
        person_id: talk.person_id,
      };
    }),
  );
  await bulkInsert(
    client,
    'talk_requests',
    planned.slice(0, ids.length).flatMap(({ asked, answer }, index) =>
      asked
        ? {
            ...own,
            away_talk_id: ids[index]!,
            token_hash: `\\x${Buffer.from(`demo away ${congregation} ${ids[index]}`).toString('hex')}`,
            channel: 'email',
            sent_at: new Date(asOf.getTime() - 3 * 86_400_000),
            seen_at: answer ? asOf : null,
          }
        : [],
    ),
  );
}
