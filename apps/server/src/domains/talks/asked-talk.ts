import { isMeetingCancelled } from '@sheaf/rules/events/cancelling';
import type { AskedTalk, TalkAnswer } from '@sheaf/rules/talks/request';
import { instantOfWallTime } from '@sheaf/rules/time/wall-time';
import { readLetterhead } from '#domains/congregations/congregations.public-api';
import { cancellingEvents } from '#domains/events/events.public-api';
import { meetingsOfIds } from '#domains/meetings/meetings.public-api';
import type { TalkRow } from '#domains/talks/talks.store';
import type { Tenant } from '#platform/database/tenant';

/** A talk as the rules of its request take it. */
export async function readAskedTalk(
  tenant: Tenant,
  row: TalkRow,
): Promise<AskedTalk & { date: string; from: string }> {
  const { zone } = await readLetterhead(tenant);
  const [meeting] = await meetingsOfIds(tenant, [row.meeting_id]);
  const { held_on: date, starts_at: from, week } = meeting!;
  return {
    date,
    from,
    confirmed: row.confirmed,
    answer: row.answer as TalkAnswer | null,
    startsAt: instantOfWallTime(date, from, zone),
    isCancelled: isMeetingCancelled(await cancellingEvents(tenant), week, 'public'),
  };
}
