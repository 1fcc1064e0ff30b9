import { cancellingEvents } from '#domains/events/events.public-api';
import type { Tenant } from '#platform/database/tenant';
import { say } from '#platform/texts';

type Cancelling = Awaited<ReturnType<typeof cancellingEvents>>[number];

/** In the language of the congregation: what is answered is the same for all who read it. */
export const labelEvents = (events: readonly Cancelling[], lang: string) =>
  events.map((event) => ({ ...event, label: event.label ?? say(lang, `events:type.${event.type}`) }));

export const labelledEvents = async (tenant: Tenant, lang: string) =>
  labelEvents(await cancellingEvents(tenant), lang);
