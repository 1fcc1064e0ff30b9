import type { service as operations } from '@sheaf/contract/service/service';
import { lockCongregation } from '#contexts/people/people.api';
import {
  followRotationGroup,
  presentRotationGroup,
  readRotationGroup,
} from '#contexts/service/read-rotation-group';
import { rotationGroups } from '#contexts/service/rotation-groups.store';
import type { Handler } from '#platform/handle';

/** SERVICE-C3, SERVICE-O5. */
export async function editRotationGroup(call: Handler<typeof operations.editRotationGroup>) {
  const { tenant, params, body } = call;
  await lockCongregation(tenant);
  const row = await rotationGroups.lock(tenant, params.id);
  if (!row) return call.missing();
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(await presentRotationGroup(call, row.id));
  const read = await readRotationGroup(call, row);
  await rotationGroups.edit(tenant, row.id, read.values);
  return followRotationGroup(call, row.id, read);
}
