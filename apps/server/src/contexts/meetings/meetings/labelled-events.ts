import { isForEveryone } from '@sheaf/rules/events/extent';
import { allEvents } from '#contexts/events/events.api';
import type { Tenant } from '#platform/database/tenant';
import { say } from '#platform/texts';

type Event = Awaited<ReturnType<typeof allEvents>>[number];

/**
 * What is answered, printed and sent of meetings is the same for all who read it, in the language of the congregation. An event that
 * is not for everyone therefore has no name and no speaker here (EVENTS-R3), and stands after those that are.
 */
export const labelEvents = (events: readonly Event[], lang: string) =>
  events
    .map((event) => {
      const name = isForEveryone(event.extent)
        ? (event.label ?? say(lang, `events:type.${event.type}`))
        : null;
      const spoken = name === null ? { speaker: null, public_theme: null, theme: null } : {};
      return { ...event, ...spoken, name, label: name ?? say(lang, 'events:nameless') };
    })
    .sort((one, other) => Number(one.name === null) - Number(other.name === null));

export type EventTalk = Pick<Event, 'speaker' | 'public_theme' | 'theme'>;

/** What stands in the place of a cancelled meeting, in one line: `Memorial · Theme · Speaker`. */
export const insteadLine = (label: string, talk: EventTalk | null): string =>
  [label, talk?.public_theme, talk?.speaker].filter(Boolean).join(' · ');

export const labelledEvents = async (tenant: Tenant, lang: string) =>
  labelEvents(await allEvents(tenant), lang);
