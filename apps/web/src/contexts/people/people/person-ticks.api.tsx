/** People to tick, for the forms of other domains. */
export { PersonTicks } from './person-ticks.tsx';
