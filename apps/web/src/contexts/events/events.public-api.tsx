/** What other screens show of events. */
export { EventAppointments } from './event-appointments.tsx';
