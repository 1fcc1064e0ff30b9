import type { events as operations } from '@sheaf/contract/events/events';
import { events } from '#contexts/events/events.store';
import type { Handler } from '#platform/handle';

/** EVENTS-C1. */
export async function deleteEvent(call: Handler<typeof operations.deleteEvent>): Promise<{ ok: true }> {
  return (await events.remove(call.tenant, call.params.id)) ? { ok: true } : call.missing();
}
