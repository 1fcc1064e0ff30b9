import { type TalkEvent, talkEventOf } from '@sheaf/rules/events/event-talk';
import { isForEveryone } from '@sheaf/rules/events/extent';
import { allEvents } from '#contexts/events/events.api';
import type { MeetingRow } from '#contexts/meetings/meetings/meetings.store';
import type { Tenant } from '#platform/database/tenant';
import { say } from '#platform/texts';

type Event = Awaited<ReturnType<typeof allEvents>>[number];

/**
 * Names the events for responses, papers and mails of meetings. These are the same for all readers, in the
 * language of the congregation, so an event that is not for everyone has no name and no speaker here
 * (EVENTS-R3), and is sorted last.
 */
export const labelEvents = (events: readonly Event[], lang: string) =>
  events
    .map((event) => {
      const name = isForEveryone(event.extent)
        ? (event.label ?? say(lang, `events:type.${event.type}`))
        : null;
      const spoken = name === null ? { speaker: null, public_theme: null, theme: null } : {};
      // The overseer has his talks before his name is known.
      const speaker =
        event.type === 'co' && event.has_speaker
          ? (event.speaker ?? say(lang, 'meetings:visit.overseer'))
          : event.speaker;
      return { ...event, speaker, ...spoken, name, label: name ?? say(lang, 'events:nameless') };
    })
    .sort((one, other) => Number(one.name === null) - Number(other.name === null));

export type EventTalk = Pick<Event, 'speaker' | 'public_theme' | 'theme'>;

/** The visit of the meeting, or else an event with a talk for it (EVENTS-O3, X-VISIT). */
export const eventAt = <Found extends TalkEvent & { id: number }>(
  events: readonly Found[],
  meeting: Pick<MeetingRow, 'type' | 'week' | 'held_on' | 'visit_id'>,
): Found | undefined => events.find(({ id }) => id === meeting.visit_id) ?? talkEventOf(events, meeting);

/** Replacement of a cancelled meeting in one line: `Memorial · Theme · Speaker`. */
export const insteadLine = (label: string, talk: EventTalk | null): string =>
  [label, talk?.public_theme, talk?.speaker].filter(Boolean).join(' · ');

export const labelledEvents = async (tenant: Tenant, lang: string) =>
  labelEvents(await allEvents(tenant), lang);
