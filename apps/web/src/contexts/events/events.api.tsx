/** What other screens show of events. */
export { useEventAppointments } from './event-appointments.tsx';
