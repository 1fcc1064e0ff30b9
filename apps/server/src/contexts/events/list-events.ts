import type { events as operations } from '@sheaf/contract/events/events';
import { maySeeEvent } from '@sheaf/rules/events/extent';
import { events } from '#contexts/events/events.store';
import { presentEvent } from '#contexts/events/present-event';
import { readStanding } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

/** Omits events that are not for the viewer (EVENTS-C1, EVENTS-R3). */
export async function listEvents({ tenant, actor }: Handler<typeof operations.listEvents>) {
  const viewer = { ...(await readStanding(tenant, actor.personId)), permissions: actor.permissions };
  const rows = await events.list(tenant);
  return rows.filter(({ extent }) => maySeeEvent(extent, viewer)).map(presentEvent);
}
