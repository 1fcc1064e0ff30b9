/** What the domain answers, one line an operation. */
import { families } from '@sheaf/contract/families/families';
import { addFamily } from '#domains/families/add-family';
import { deleteFamily } from '#domains/families/delete-family';
import { editFamily } from '#domains/families/edit-family';
import { inviteFamily } from '#domains/families/invite-family';
import { listFamilies } from '#domains/families/list-families';
import { handle, type Route } from '#platform/handle';

export const familiesRoutes: readonly Route[] = [
  handle(families.listFamilies, listFamilies),
  handle(families.addFamily, addFamily),
  handle(families.editFamily, editFamily),
  handle(families.deleteFamily, deleteFamily),
  handle(families.inviteFamily, inviteFamily),
];
