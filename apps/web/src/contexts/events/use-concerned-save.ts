/** Saves an event, after a confirmation if it changes meetings with assigned people (EVENTS-R9). */
import { useState } from 'react';
import { useAction } from '#platform/action.ts';
import { call, type Reply } from '#platform/api.ts';
import { type Body, useWrite } from '#platform/use-write.ts';
import type { RecordSave } from '#ui/form/use-record-form.ts';
import type { CongregationEvent } from './event-labels.ts';

type Operation = 'events.addEvent' | 'events.editEvent';
type EventSave = RecordSave<Operation, CongregationEvent>;
type Mutation = Parameters<EventSave['mutate']>;
export type ConcernedMeetings = Reply<'meetings.listConcerned'>['meetings'];

interface WaitingSave {
  concerned: ConcernedMeetings;
  mutation: Mutation;
}

function draftOf(body: Body<Operation>, id?: number) {
  const { type, start_date, end_date, has_speaker, cancels_meeting, moves_midweek } = body;
  const draft = { type, start_date, has_speaker, cancels_meeting, moves_midweek };
  return { ...draft, ...(end_date && { end_date }), ...(id && { id }) };
}

/** @param event null for a new event. */
export function useConcernedSave(event: CongregationEvent | null) {
  const written = useWrite(event ? 'events.editEvent' : 'events.addEvent') as unknown as EventSave;
  const [waiting, setWaiting] = useState<WaitingSave | null>(null);
  const asking = useAction((body: Body<Operation>) =>
    call('meetings.listConcerned', { query: draftOf(body, event?.id) }),
  );
  const mutate = (...mutation: Mutation): void => {
    const [given, on] = mutation;
    asking.mutate(given.body, {
      onError: on.onError,
      onSuccess: ({ meetings: concerned }) =>
        concerned.length === 0 ? written.mutate(given, on) : setWaiting({ concerned, mutation }),
    });
  };
  const saving: EventSave = {
    mutate,
    reset: () => {
      asking.reset();
      written.reset();
    },
    error: asking.error ?? written.error,
    isPending: asking.isPending || written.isPending,
    isSuccess: written.isSuccess,
  };
  return {
    saving,
    concerned: waiting?.concerned ?? null,
    dismiss: () => setWaiting(null),
    confirm: () => {
      if (!waiting) return;
      const [given, on] = waiting.mutation;
      const onError = (error: Error): void => {
        setWaiting(null);
        on.onError(error);
      };
      written.mutate(given, { ...on, onError });
    },
  };
}

export type ConcernedSave = ReturnType<typeof useConcernedSave>;
