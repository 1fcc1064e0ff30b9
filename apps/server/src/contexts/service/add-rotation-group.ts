import type { service as operations } from '@sheaf/contract/service/service';
import { lockCongregation } from '#contexts/people/people.api';
import { followRotationGroup, readRotationGroup } from '#contexts/service/read-rotation-group';
import { rotationGroups } from '#contexts/service/rotation-groups.store';
import type { Handler } from '#platform/handle';

/** SERVICE-C3. */
export async function addRotationGroup(call: Handler<typeof operations.addRotationGroup>) {
  await lockCongregation(call.tenant);
  const read = await readRotationGroup(call);
  const { id } = await rotationGroups.add(call.tenant, read.values);
  return followRotationGroup(call, id, read);
}
