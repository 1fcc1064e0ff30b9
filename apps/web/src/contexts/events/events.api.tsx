/** API of the events for other contexts. */
export { useEventAppointments } from './event-appointments.tsx';
