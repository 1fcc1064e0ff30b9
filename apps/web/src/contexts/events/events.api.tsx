export { useEventAppointments } from './event-appointments.tsx';
