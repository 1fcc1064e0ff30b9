/** What a form says of an event, completed by what its type brings along (EVENTS-R1, EVENTS-R6, EVENTS-O2, EVENTS-O3). */
import type { events as operations } from '@sheaf/contract/events/events';
import {
  defaultCancels,
  defaultHasSpeaker,
  endOfEvent,
  isMultiDay,
  wrongInEvent,
} from '@sheaf/rules/events/event';
import { clockOf, dateOf } from '@sheaf/rules/time/wall-time';
import type { EventValues } from '#contexts/events/events.store';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof operations.addEvent> | Handler<typeof operations.editEvent>;

const spoken = (body: Call['body']) => {
  const has_speaker = body.has_speaker ?? defaultHasSpeaker(body.type);
  const { speaker, theme, public_theme } = body;
  return has_speaker
    ? { has_speaker, speaker, theme, public_theme }
    : { has_speaker, speaker: null, theme: null, public_theme: null };
};

export function readEvent({ body, invalid }: Call): EventValues {
  const { type, extent, label, location, start_date } = body;
  const end_date = body.end_date ?? endOfEvent(type, start_date);
  const wrong = wrongInEvent({ type, label, start_date, end_date });
  if (wrong) invalid({ [wrong.field]: [wrong.code] });
  if (body.multi_day === false && isMultiDay({ start_date, end_date }))
    invalid({ end_date: ['one-day-only'] });
  return {
    type,
    extent,
    label,
    location,
    starts_on: dateOf(start_date),
    starts_at: clockOf(start_date),
    ends_on: dateOf(end_date),
    ends_at: clockOf(end_date),
    ...spoken(body),
    cancels_meeting: body.cancels_meeting ?? defaultCancels(type, start_date),
  };
}
