import type { congregations } from '@sheaf/contract/people/congregations/congregations';
import { exports } from '#contexts/people/congregations/exports.store';
import type { Handler } from '#platform/handle';

export async function deleteExport(call: Handler<typeof congregations.deleteExport>) {
  if (!(await exports.remove(call.tenant, call.params.id))) return call.missing();
  return { ok: true as const };
}
