/** The domain's calls, one line each. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Given, type OperationOf, type Reply } from '../../platform/api.ts';
import { callKept } from '../../platform/pocket/call-kept.ts';
import { refreshCollections } from '../../platform/queries.ts';

export type CongregationEvent = Reply<'events.listEvents'>[number];
type Entry = NonNullable<Given<OperationOf<'events.addEvent'>>['body']>;

const refreshed = { success: () => refreshCollections(new Set(['events'])) };

export const useEvents = () =>
  useQuery({ queryKey: ['events.listEvents'], queryFn: () => callKept('events.listEvents', {}, () => true) });
export const useAddEvent = () =>
  useAction((body: Entry, key) => call('events.addEvent', { body, key }), refreshed);
export const useEditEvent = () =>
  useAction(
    ({ id, ...body }: Entry & { id: number; version: number }, key) =>
      call('events.editEvent', { params: { id }, body, key }),
    refreshed,
  );
export const useDeleteEvent = () =>
  useAction((id: number, key) => call('events.deleteEvent', { params: { id }, key }), refreshed);
