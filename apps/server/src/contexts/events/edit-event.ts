import type { events as operations } from '@sheaf/contract/events/events';
import { events } from '#contexts/events/events.store';
import { presentEvent } from '#contexts/events/present-event';
import { readEvent } from '#contexts/events/read-event';
import type { Handler } from '#platform/handle';

/** EVENTS-C1. */
export async function editEvent(call: Handler<typeof operations.editEvent>) {
  const { tenant, params, body } = call;
  const row = await events.lock(tenant, params.id);
  if (!row) return call.missing();
  if (body.version !== undefined && body.version !== row.version) return call.stale(presentEvent(row));
  return presentEvent(await events.edit(tenant, row.id, await readEvent(call)));
}
