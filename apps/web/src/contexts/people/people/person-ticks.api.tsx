export { PersonTicks } from './person-ticks.tsx';
