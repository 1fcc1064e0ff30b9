import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import type { ReplyOf } from '@sheaf/contract/operation';
import { hostDayOf } from '@sheaf/rules/meetings/talks/away-talk';
import { instantOfWallTime, mondayOf } from '@sheaf/rules/time/wall-time';
import { congregationCard } from '#contexts/meetings/speakers/speakers.api';
import { awayTalks } from '#contexts/meetings/talks/away-talks.store';
import { addressOf } from '#contexts/meetings/talks/requested-talk';
import { readLetterhead } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.readHostMeeting>;
type Reply = ReplyOf<typeof operations.readHostMeeting>;

/** For a manual directory entry only the talks of the own congregation are known. */
async function takenBy(
  { tenant }: Call,
  host: { id: number; name: string; kept: boolean; public_start_time: string },
  date: string,
): Promise<Reply['taken']> {
  const meeting = {
    held_on: date,
    host_id: host.id,
    host_name: host.name,
    starts_at: host.public_start_time,
  };
  const ours = await awayTalks.besides(tenant, { ...meeting, person_id: 0 }, null);
  if (ours.length > 0) return 'ours';
  if (host.kept) return 'unknown';
  return (await awayTalks.isTaken(tenant, host.id, mondayOf(date))) ? 'theirs' : 'unknown';
}

/** AWAY-C4, AWAY-R11, AWAY-O1. */
export async function readHostMeeting(call: Call): Promise<Reply> {
  const { tenant, body } = call;
  const host = await congregationCard(tenant, body.congregation);
  if (!host) return call.missing();
  const { zone } = await readLetterhead(tenant);
  const date = hostDayOf(body.date, host.public_day);
  const time = host.public_start_time;
  return {
    id: null,
    edited_id: null,
    type: 'public',
    start_date: new Date(instantOfWallTime(date, time, host.timezone_id ?? zone)).toISOString(),
    local_date: date,
    week: mondayOf(date),
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    canceled: false,
    time,
    location: addressOf(host),
    label: null,
    overseer: null,
    congregation: { id: host.id, name: host.name },
    taken: await takenBy(call, host, date),
  };
}
