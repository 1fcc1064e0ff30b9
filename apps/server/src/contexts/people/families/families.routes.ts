import { families } from '@sheaf/contract/people/families/families';
import { familyRecords } from '#contexts/people/families/families.records';
import { inviteFamily } from '#contexts/people/families/invite-family';
import { listFamilies } from '#contexts/people/families/list-families';
import { handle, type Route } from '#platform/handle';

export const familiesRoutes: readonly Route[] = [
  handle(families.listFamilies, listFamilies),
  ...familyRecords,
  handle(families.inviteFamily, inviteFamily),
];
