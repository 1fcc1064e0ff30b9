import type { service as operations } from '@sheaf/contract/service/service';
import { lockCongregation } from '#contexts/people/people.api';
import {
  followSpecialGroup,
  presentSpecialGroup,
  readSpecialGroup,
} from '#contexts/service/read-special-group';
import { specialGroups } from '#contexts/service/special-groups.store';
import { tellGroups } from '#contexts/service/tell-groups';
import type { Handler } from '#platform/handle';

/** SERVICE-C2. */
export async function editSpecialGroup(call: Handler<typeof operations.editSpecialGroup>) {
  const { tenant, params, body } = call;
  await lockCongregation(tenant);
  const row = await specialGroups.lock(tenant, params.id);
  if (!row) return call.missing();
  if (body.version !== undefined && body.version !== row.version)
    return call.stale(await presentSpecialGroup(call, row.id));
  const { values, groups } = await readSpecialGroup(call, row.on_date);
  const after = await specialGroups.edit(tenant, row.id, values);
  await tellGroups(tenant, row, after, groups, call.now);
  return followSpecialGroup(call, row.id, groups);
}
