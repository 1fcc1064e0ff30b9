export { DeletedPeople } from './deleted-people.tsx';
