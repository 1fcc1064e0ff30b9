/**
 * Parses the event form and completes it with the defaults of its type (EVENTS-R1, EVENTS-R6, EVENTS-O2,
 * EVENTS-O3).
 */
import type { events as operations } from '@sheaf/contract/events/events';
import {
  defaultCancels,
  defaultHasSpeaker,
  type EventType,
  endOfEvent,
  isMultiDay,
  wrongInEvent,
} from '@sheaf/rules/events/event';
import { clockOf, clockOnDay, dateOf, isSkippedTime } from '@sheaf/rules/time/wall-time';
import type { EventValues } from '#contexts/events/events.store';
import { readLetterhead } from '#contexts/people/people.api';
import type { Handler } from '#platform/handle';

type EditCall = Handler<typeof operations.editEvent>;
type Call = Handler<typeof operations.addEvent> | EditCall;

const withoutSpeaker = { has_speaker: false, speaker: null, theme: null, public_theme: null };

/** Moves a suggested end in the hour skipped by a clock change by the length of the change. */
function suggestedEnd(type: EventType, start: string, zone: string): string {
  const end = endOfEvent(type, start);
  return `${dateOf(end)}T${clockOnDay(dateOf(end), clockOf(end), zone)}`;
}

export async function readEvent({ tenant, body, invalid }: Call): Promise<EventValues> {
  const { zone } = await readLetterhead(tenant);
  const { start_date, end_date: typedEnd, multi_day, version, ...rest }: EditCall['body'] = body;
  const { type, label } = rest;
  const end_date = typedEnd ?? suggestedEnd(type, start_date, zone);
  const has_speaker = rest.has_speaker ?? defaultHasSpeaker(type);
  const wrong = wrongInEvent({ type, label, start_date, end_date });
  if (wrong) invalid({ [wrong.field]: [wrong.code] });
  for (const [field, at] of Object.entries({ start_date, end_date }))
    if (isSkippedTime(dateOf(at), clockOf(at), zone)) invalid({ [field]: ['skipped-hour'] });
  if (multi_day === false && isMultiDay({ start_date, end_date })) invalid({ end_date: ['one-day-only'] });
  return {
    ...rest,
    starts_on: dateOf(start_date),
    starts_at: clockOf(start_date),
    ends_on: dateOf(end_date),
    ends_at: clockOf(end_date),
    ...(has_speaker ? { has_speaker } : withoutSpeaker),
    cancels_meeting: rest.cancels_meeting ?? defaultCancels(type, start_date),
    moves_midweek: rest.moves_midweek && type === 'co',
    own_programme: rest.own_programme && type === 'custom',
  };
}
