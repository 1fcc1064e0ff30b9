import type { events as operations } from '@sheaf/contract/events/events';
import { events } from '#contexts/events/events.store';
import { presentEvent } from '#contexts/events/present-event';
import { readEvent } from '#contexts/events/read-event';
import type { Handler } from '#platform/handle';

/** EVENTS-C1. */
export async function addEvent(call: Handler<typeof operations.addEvent>) {
  return presentEvent(await events.add(call.tenant, await readEvent(call)));
}
