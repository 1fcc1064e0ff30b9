import { families } from '@sheaf/contract/people/families/families';
import { addFamily } from '#contexts/people/families/add-family';
import { deleteFamily } from '#contexts/people/families/delete-family';
import { editFamily } from '#contexts/people/families/edit-family';
import { inviteFamily } from '#contexts/people/families/invite-family';
import { listFamilies } from '#contexts/people/families/list-families';
import { handle, type Route } from '#platform/handle';

export const familiesRoutes: readonly Route[] = [
  handle(families.listFamilies, listFamilies),
  handle(families.addFamily, addFamily),
  handle(families.editFamily, editFamily),
  handle(families.deleteFamily, deleteFamily),
  handle(families.inviteFamily, inviteFamily),
];
