/** What other domains may show of erasing. */
export { DeletedPeople } from './deleted-people.tsx';
