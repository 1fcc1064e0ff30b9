import { events } from '#contexts/events/events.store';
import { presentEvent } from '#contexts/events/present-event';
import type { Tenant } from '#platform/database/tenant';

export const allEvents = async (tenant: Tenant) => (await events.list(tenant)).map(presentEvent);

export const cancellingEvents = async (tenant: Tenant) =>
  (await allEvents(tenant)).filter((event) => event.cancels_meeting !== 'none');
