import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { timesOf } from '@sheaf/rules/meetings/meetings/times-from-date';
import { readHoldingGroups } from '#contexts/meetings/meetings/language-groups/holding-groups';
import { meetingTimes } from '#contexts/meetings/meetings/meeting-times/meeting-times.store';
import type { Handler } from '#platform/handle';

/** The congregation comes before the language groups, the present times before the changes (MEET-O5.3). */
export async function listMeetingTimes({ tenant }: Handler<typeof operations.listMeetingTimes>) {
  const rows = await meetingTimes.list(tenant);
  const groups = (await readHoldingGroups(tenant)).filter(({ active }) => active);
  return groups.flatMap(({ id, ...group }) => [
    { ...timesOf(group), id: null, language_group_id: id, from_week: null, version: 1 },
    ...rows.filter(({ language_group_id }) => language_group_id === id),
  ]);
}
