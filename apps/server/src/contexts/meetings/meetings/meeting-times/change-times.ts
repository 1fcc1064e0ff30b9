/** Shared by the operations that change the times of a coming week (MEET-O5.3). */
import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import type { ReplyOf } from '@sheaf/contract/operation';
import { mayBegin, movedMeetings } from '@sheaf/rules/meetings/meetings/times-from-date';
import { plannedDuties } from '#contexts/duties/duties.api';
import { findGroup, readHoldingGroups } from '#contexts/meetings/meetings/language-groups/holding-groups';
import {
  meetingTimes,
  type TimesRow,
  type TimesValues,
} from '#contexts/meetings/meetings/meeting-times/meeting-times.store';
import { meetings } from '#contexts/meetings/meetings/meetings.store';
import { readUsualTimes } from '#contexts/meetings/meetings/usual-times';
import { agreedSpeakers } from '#contexts/meetings/talks/talks.api';
import { lockCongregation, readToday } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';

type SaveCall = Handler<typeof operations.saveMeetingTimes>;
type DeleteCall = Handler<typeof operations.deleteMeetingTimes>;
type Consequences = ReplyOf<typeof operations.saveMeetingTimes>;

/** Serialises callers; invalid for a week that has begun and for an unknown group. */
export async function openTimes(call: SaveCall | DeleteCall, group: number | null) {
  const { tenant, params, now } = call;
  await lockCongregation(tenant);
  if (!mayBegin(params.week, await readToday(tenant, now))) call.invalid({ week: ['not-a-coming-week'] });
  const groups = await readHoldingGroups(tenant);
  if (!findGroup(groups, group)) call.invalid({ language_group_id: ['no-such-language-group'] });
  const rows = await meetingTimes.list(tenant);
  const there = rows.find(
    ({ language_group_id, from_week }) => language_group_id === group && from_week === params.week,
  );
  return { groups, rows, there };
}

/** Consequences of the changed rows. */
export async function consequencesOf(
  tenant: Tenant,
  { groups }: Awaited<ReturnType<typeof openTimes>>,
  rows: readonly (TimesRow | TimesValues)[],
  now: Date,
): Promise<Omit<Consequences, 'dry_run'>> {
  const today = await readToday(tenant, now);
  const usualTimeOf = await readUsualTimes(tenant, groups, rows);
  const moved = movedMeetings(await meetings.list(tenant, { from: today, to: null }), usualTimeOf, today);
  const ids = moved.map(({ id }) => id);
  const duties = await plannedDuties(tenant, ids);
  return {
    meetings: moved.length,
    speakers: await agreedSpeakers(tenant, ids),
    duties: duties.filter(({ acknowledged }) => acknowledged === 'yes').length,
  };
}
