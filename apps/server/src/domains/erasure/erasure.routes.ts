/** What the domain answers, one line an operation. */
import { erasure } from '@sheaf/contract/erasure/erasure';
import { erasePerson } from '#domains/erasure/erase-person';
import { listDeletedPeople } from '#domains/erasure/list-deleted-people';
import { handle, type Route } from '#platform/handle';

export const erasureRoutes: readonly Route[] = [
  handle(erasure.listDeletedPeople, listDeletedPeople),
  handle(erasure.erasePerson, erasePerson),
];
