import { events as operations } from '@sheaf/contract/events/events';
import { events } from '#contexts/events/events.store';
import { presentEvent } from '#contexts/events/present-event';
import { readEvent } from '#contexts/events/read-event';
import { recordOperations } from '#platform/record-operations';

/** EVENTS-C1. */
export const eventRecords = recordOperations({
  add: operations.addEvent,
  edit: operations.editEvent,
  delete: operations.deleteEvent,
  store: events,
  read: readEvent,
  present: (_, row) => presentEvent(row),
  remove: events.remove,
});
