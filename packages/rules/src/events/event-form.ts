/** The form of an event: what one field brings along in the others, as long as nobody has set those by hand. */
import {
  type Cancels,
  defaultCancels,
  defaultHasSpeaker,
  type EventType,
  endOfEvent,
  startOfNewEvent,
} from './event.ts';

export interface EventForm {
  type: EventType;
  /** Empty while nothing was chosen, as is the end. */
  start_date: string;
  end_date: string;
  has_speaker: boolean;
  cancels_meeting: Cancels;
}

const suggestedStart = (type: EventType, today: string): string => startOfNewEvent(type, today) ?? '';
const suggestedEnd = (type: EventType, start: string): string =>
  start === '' ? '' : endOfEvent(type, start);

/** Whether the value is still the one that was suggested, so that another suggestion may take its place. */
const follow = <Value>(value: Value, was: Value, is: Value): Value => (value === was ? is : value);

/** EVENTS-R1, EVENTS-R2, EVENTS-O2, EVENTS-O3: another type suggests other values. */
export function changeType<Form extends EventForm>(form: Form, type: EventType, today: string): Form {
  const start_date = follow(form.start_date, suggestedStart(form.type, today), suggestedStart(type, today));
  return {
    ...form,
    type,
    start_date,
    end_date: follow(form.end_date, suggestedEnd(form.type, form.start_date), suggestedEnd(type, start_date)),
    has_speaker: follow(form.has_speaker, defaultHasSpeaker(form.type), defaultHasSpeaker(type)),
    cancels_meeting: follow(
      form.cancels_meeting,
      defaultCancels(form.type, form.start_date),
      defaultCancels(type, start_date),
    ),
  };
}

/** EVENTS-R1, EVENTS-O2: another start suggests another end, and another meeting that a Memorial cancels. */
export const changeStart = <Form extends EventForm>(form: Form, start_date: string): Form => ({
  ...form,
  start_date,
  end_date: follow(
    form.end_date,
    suggestedEnd(form.type, form.start_date),
    suggestedEnd(form.type, start_date),
  ),
  cancels_meeting: follow(
    form.cancels_meeting,
    defaultCancels(form.type, form.start_date),
    defaultCancels(form.type, start_date),
  ),
});

export const emptyEventForm: EventForm = {
  type: 'custom',
  start_date: '',
  end_date: '',
  has_speaker: false,
  cancels_meeting: 'none',
};
