import type { meetings as operations } from '@sheaf/contract/meetings/meetings/meetings';
import { followingJob } from '#contexts/meetings/meetings/following.store';
import { languageGroups } from '#contexts/meetings/meetings/language-groups/language-groups.store';
import { lockCongregation } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** The job that follows the settings makes its meetings (X-LANG-GROUP). */
export async function addLanguageGroup(call: Handler<typeof operations.addLanguageGroup>) {
  const { tenant, body } = call;
  await lockCongregation(tenant);
  if (await languageGroups.isTaken(tenant, body.label, null))
    return call.invalid({ label: ['language-group-known'] });
  const row = await languageGroups.add(tenant, body);
  await followingJob.enqueue(tenant);
  return row;
}
