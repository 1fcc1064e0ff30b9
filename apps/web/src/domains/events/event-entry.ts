/** What stands in the form of an event, and what is sent of it. */
import { emptyEventForm } from '@sheaf/rules/events/event-form';
import type { Extent } from '@sheaf/rules/events/extent';
import type { CongregationEvent } from './events.queries.ts';

export const entryOf = (event: CongregationEvent | null) => ({
  type: event?.type ?? emptyEventForm.type,
  label: event?.label ?? '',
  start_date: event?.start_date ?? emptyEventForm.start_date,
  end_date: event?.end_date ?? emptyEventForm.end_date,
  extent: event?.extent ?? ('everyone' as Extent),
  location: event?.location ?? '',
  has_speaker: event?.has_speaker ?? emptyEventForm.has_speaker,
  speaker: event?.speaker ?? '',
  theme: event?.theme ?? '',
  public_theme: event?.public_theme ?? '',
  cancels_meeting: event?.cancels_meeting ?? emptyEventForm.cancels_meeting,
});

export type EventEntry = ReturnType<typeof entryOf>;

/** An end that was left open is the server's to set (EVENTS-R1). */
export const bodyOf = (entry: EventEntry) => ({ ...entry, end_date: entry.end_date || null });
