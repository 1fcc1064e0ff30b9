import { events } from '@sheaf/contract/events/events';
import { eventRecords } from '#contexts/events/events.records';
import { listEvents } from '#contexts/events/list-events';
import { handle } from '#platform/handle';

export const eventsRoutes = [handle(events.listEvents, listEvents), ...eventRecords];
