/** Past and upcoming events of the demo congregation: all invented, on plausible weekdays. */
import { defaultCancels, type EventType } from '@sheaf/rules/events/event';
import { nextWeekday } from '@sheaf/rules/time/wall-time';
import type { ClientBase } from 'pg';
import { bulkInsert } from './bulk-insert.ts';

interface PlannedEvent {
  type: EventType;
  /** Weeks from the loading week, and the weekday, 1 is Monday. */
  weeks: number;
  weekday: number;
  from: string;
  /** Last day, as days after the first. */
  until: string;
  days?: number;
  label?: string;
  location?: string;
  extent?: 'everyone' | 'elders' | 'pioneers';
  speaker?: string;
  theme?: string;
  public_theme?: string;
}

const saturday = 6;

const planned: readonly PlannedEvent[] = [
  { type: 'bee', weeks: -3, weekday: saturday, from: '08:30', until: '12:00', location: 'Hall' },
  { type: 'bee', weeks: 1, weekday: saturday, from: '08:30', until: '11:30', location: 'Hall' },
  {
    type: 'co',
    weeks: 3,
    weekday: 2,
    from: '19:00',
    until: '12:00',
    days: 5,
    speaker: 'Conrad Ellery',
    theme: 'Gather in joy',
    public_theme: 'Where is true wealth found?',
  },
  {
    type: 'custom',
    weeks: 2,
    weekday: 4,
    from: '19:30',
    until: '21:00',
    label: 'Meeting of the elders',
    location: 'Hall',
    extent: 'elders',
  },
  {
    type: 'assembly',
    weeks: 7,
    weekday: saturday,
    from: '09:40',
    until: '16:00',
    location: 'Assembly Hall, Launceston',
  },
  {
    type: 'convention',
    weeks: 16,
    weekday: 5,
    from: '09:20',
    until: '15:50',
    days: 2,
    location: 'Hobart',
  },
  { type: 'memorial', weeks: 19, weekday: 2, from: '19:30', until: '20:45', location: 'Hall' },
];

const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export async function loadEvents(client: ClientBase, congregation: number, asOf: Date): Promise<void> {
  const today = asOf.toISOString().slice(0, 10);
  await bulkInsert(
    client,
    'events',
    planned.map((event) => {
      const starts = plusDays(nextWeekday(today, event.weekday), event.weeks * 7);
      return {
        congregation_id: congregation,
        type: event.type,
        extent: event.extent ?? 'everyone',
        starts_on: starts,
        starts_at: event.from,
        ends_on: plusDays(starts, event.days ?? 0),
        ends_at: event.until,
        label: event.label ?? null,
        location: event.location ?? null,
        has_speaker: event.speaker !== undefined,
        speaker: event.speaker ?? null,
        theme: event.theme ?? null,
        public_theme: event.public_theme ?? null,
        cancels_meeting: defaultCancels(event.type, `${starts}T${event.from}`),
      };
    }),
  );
}
