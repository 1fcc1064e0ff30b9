import { cancellingEvents } from '#domains/events/events.public-api';
import type { Tenant } from '#platform/database/tenant';
import { say } from '#platform/texts';

/** In the language of the congregation: what is answered is the same for all who read it. */
export async function labelledEvents(tenant: Tenant, lang: string) {
  return (await cancellingEvents(tenant)).map((event) => ({
    ...event,
    label: event.label ?? say(lang, `events:type.${event.type}`),
  }));
}
