import type { events as operations } from '@sheaf/contract/events/events';
import { events } from '#domains/events/events.store';
import { presentEvent } from '#domains/events/present-event';
import { readEvent } from '#domains/events/read-event';
import type { Handler } from '#platform/handle';

/** EVENTS-C1. */
export async function addEvent(call: Handler<typeof operations.addEvent>) {
  return presentEvent(await events.add(call.tenant, readEvent(call)));
}
