import type { service as operations } from '@sheaf/contract/service/service';
import { lockCongregation } from '#domains/congregations/congregations.public-api';
import { followSpecialGroup, readSpecialGroup } from '#domains/service/read-special-group';
import { specialGroups } from '#domains/service/special-groups.store';
import type { Handler } from '#platform/handle';

/** SERVICE-C2. */
export async function addSpecialGroup(call: Handler<typeof operations.addSpecialGroup>) {
  await lockCongregation(call.tenant);
  const { values, groups } = await readSpecialGroup(call);
  const { id } = await specialGroups.add(call.tenant, values);
  return followSpecialGroup(call, id, groups);
}
