import type { service as operations } from '@sheaf/contract/service/service';
import { fieldGroups } from '#domains/service/field-groups.store';
import type { Handler } from '#platform/handle';

/** SERVICE-C1: its meetings go with it. */
export async function deleteFieldGroup({
  tenant,
  params,
  missing,
}: Handler<typeof operations.deleteFieldGroup>): Promise<{ ok: true }> {
  return (await fieldGroups.remove(tenant, params.id)) ? { ok: true } : missing();
}
