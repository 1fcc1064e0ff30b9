import type { service as operations } from '@sheaf/contract/service/service';
import { lockCongregation } from '#contexts/people/people.api';
import { followSpecialGroup, readSpecialGroup } from '#contexts/service/read-special-group';
import { specialGroups } from '#contexts/service/special-groups.store';
import { tellGroups } from '#contexts/service/tell-groups';
import type { Handler } from '#platform/handle';

/** SERVICE-C2. */
export async function addSpecialGroup(call: Handler<typeof operations.addSpecialGroup>) {
  await lockCongregation(call.tenant);
  const { values, groups } = await readSpecialGroup(call);
  const row = await specialGroups.add(call.tenant, values);
  await tellGroups(call.tenant, null, row, groups, call.now);
  return followSpecialGroup(call, row.id, groups);
}
