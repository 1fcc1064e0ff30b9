/** Checkbox list of people for forms of other domains. */
export { PersonTicks } from './person-ticks.tsx';
