/** API for the screen of open places: shifts of others with free places, and waiting lists. */
export { OpenShifts } from './open-shifts.tsx';
export { useOpenShifts } from './use-open-shifts.ts';
