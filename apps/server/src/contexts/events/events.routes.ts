import { events } from '@sheaf/contract/events/events';
import { addEvent } from '#contexts/events/add-event';
import { deleteEvent } from '#contexts/events/delete-event';
import { editEvent } from '#contexts/events/edit-event';
import { listEvents } from '#contexts/events/list-events';
import { handle } from '#platform/handle';

export const eventsRoutes = [
  handle(events.listEvents, listEvents),
  handle(events.addEvent, addEvent),
  handle(events.editEvent, editEvent),
  handle(events.deleteEvent, deleteEvent),
];
