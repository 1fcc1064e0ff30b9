/** Event form: changing the type or the start updates dependent fields that the person has not edited. */
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
  /** Empty until chosen, like the end. */
  start_date: string;
  end_date: string;
  has_speaker: boolean;
  cancels_meeting: Cancels;
}

const suggestedStart = (type: EventType, today: string): string => startOfNewEvent(type, today) ?? '';
const suggestedEnd = (type: EventType, start: string): string =>
  start === '' ? '' : endOfEvent(type, start);

/** Replaces the value with the new suggestion if it equals the old one. */
const follow = <Value>(value: Value, was: Value, is: Value): Value => (value === was ? is : value);

/** Applies the suggestions of another event type (EVENTS-R1, EVENTS-R2, EVENTS-O2, EVENTS-O3). */
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

/** Applies the suggested end and the meeting cancelled by a Memorial (EVENTS-R1, EVENTS-O2). */
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
