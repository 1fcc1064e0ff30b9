import { erasure } from '@sheaf/contract/people/erasure/erasure';
import { erasePerson } from '#contexts/people/erasure/erase-person';
import { listDeletedPeople } from '#contexts/people/erasure/list-deleted-people';
import { handle, type Route } from '#platform/handle';

export const erasureRoutes: readonly Route[] = [
  handle(erasure.listDeletedPeople, listDeletedPeople),
  handle(erasure.erasePerson, erasePerson),
];
