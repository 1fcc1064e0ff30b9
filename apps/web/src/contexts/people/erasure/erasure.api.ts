/** API of erasure for other domains. */
export { DeletedPeople } from './deleted-people.tsx';
