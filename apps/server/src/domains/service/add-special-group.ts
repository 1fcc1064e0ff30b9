import type { service as operations } from '@sheaf/contract/service/service';
import { lockCongregation } from '#domains/congregations/congregations.public-api';
import { followSpecialGroup, readSpecialGroup } from '#domains/service/read-special-group';
import { specialGroups } from '#domains/service/special-groups.store';
import { tellGroups } from '#domains/service/tell-groups';
import type { Handler } from '#platform/handle';

/** SERVICE-C2. */
export async function addSpecialGroup(call: Handler<typeof operations.addSpecialGroup>) {
  await lockCongregation(call.tenant);
  const { values, groups } = await readSpecialGroup(call);
  const row = await specialGroups.add(call.tenant, values);
  await tellGroups(call.tenant, null, row, groups, call.now);
  return followSpecialGroup(call, row.id, groups);
}
