import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { attendance } from '#contexts/meetings/meetings/attendance.store';
import { languageGroups } from '#contexts/meetings/meetings/language-groups/language-groups.store';
import { meetingsWithPeople } from '#contexts/meetings/meetings/language-groups/meetings-with-people';
import { meetings } from '#contexts/meetings/meetings/meetings.store';
import { removeMeetings } from '#contexts/meetings/meetings/remove-meetings';
import { proposals } from '#contexts/meetings/proposals/proposals.store';
import { lockCongregation, readToday } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** Refuses to delete a group with history, because its meetings are deleted with it (X-LANG-GROUP). */
export async function deleteLanguageGroup(
  call: Handler<typeof operations.deleteLanguageGroup>,
): Promise<{ ok: true } | ReturnType<typeof call.refuse>> {
  const { tenant, params, now } = call;
  await lockCongregation(tenant);
  const row = await languageGroups.lock(tenant, params.id);
  if (!row) return call.missing();
  const ids = (await meetings.lockOfGroup(tenant, row.id)).map(({ id }) => id);
  const used = await meetingsWithPeople(tenant, ids);
  const isAsked = await proposals.isForGroup(tenant, row.id, await readToday(tenant, now));
  if (used.size > 0 || isAsked || (await attendance.isKept(tenant, row.id)))
    return call.refuse('language-group-in-use');
  await removeMeetings(tenant, ids);
  await languageGroups.remove(tenant, row.id);
  return { ok: true };
}
