import type { addresses } from '@sheaf/contract/addresses';
import { preloaded } from '#domains/addresses/preloaded.store';
import { presentPreloaded } from '#domains/addresses/present-address';
import type { Handler } from '#platform/handle';

/** ADDR-C5: only the fields given change; a version that is not the present one is refused with the row as it is. */
export async function editPreloadedAddress(call: Handler<typeof addresses.editPreloadedAddress>) {
  const { tenant, params, body } = call;
  const [row] = await preloaded.byIds(tenant, [params.id]);
  if (!row) return call.missing();
  if (body.version !== undefined && body.version !== row.version) return call.stale(presentPreloaded(row));
  const { number, name, date, note } = body;
  await preloaded.edit(tenant, row.id, {
    ...(number !== undefined && { number, number_searched: true }),
    ...(name !== undefined && { name }),
    ...(date !== undefined && { date }),
    ...(note !== undefined && { note }),
  });
  const [edited] = await preloaded.byIds(tenant, [row.id]);
  return presentPreloaded(edited!);
}
