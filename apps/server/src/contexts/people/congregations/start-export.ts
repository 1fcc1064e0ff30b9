import type { congregations } from '@sheaf/contract/people/congregations/congregations';
import { exports } from '#contexts/people/congregations/exports.store';
import { presentExport } from '#contexts/people/congregations/present-export';
import type { Handler } from '#platform/handle';

/** EXPORT-R3: one export at a time for any number of requests. */
export async function startExport(call: Handler<typeof congregations.startExport>) {
  const { tenant, actor, now } = call;
  const id = await exports.add(tenant, actor.personId);
  if (id === null) return call.refuse('export-under-way');
  return presentExport((await exports.list(tenant, now, id))[0]!);
}
