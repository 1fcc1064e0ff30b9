import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { followingJob } from '#contexts/meetings/meetings/following.store';
import { languageGroups } from '#contexts/meetings/meetings/language-groups/language-groups.store';
import { lockCongregation } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** The job that follows the settings moves its meetings (X-LANG-GROUP). */
export async function editLanguageGroup(call: Handler<typeof operations.editLanguageGroup>) {
  const { tenant, params } = call;
  const { version, ...values } = call.body;
  await lockCongregation(tenant);
  const row = await languageGroups.lock(tenant, params.id);
  if (!row) return call.missing();
  if (version !== undefined && version !== row.version) return call.stale(row);
  if (await languageGroups.isTaken(tenant, values.label, row.id))
    return call.invalid({ label: ['language-group-known'] });
  const edited = await languageGroups.edit(tenant, row.id, values);
  await followingJob.enqueue(tenant);
  return edited;
}
