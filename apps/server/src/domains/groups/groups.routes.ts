/** What the domain answers, one line an operation. */
import { groups } from '@sheaf/contract/groups/groups';
import { addGroup } from '#domains/groups/add-group';
import { assignToGroup } from '#domains/groups/assign-to-group';
import { deleteGroup } from '#domains/groups/delete-group';
import { editGroup } from '#domains/groups/edit-group';
import { listGroups } from '#domains/groups/list-groups';
import { printContactList } from '#domains/groups/print-contact-list';
import { printGroupList } from '#domains/groups/print-group-list';
import { removeFromGroup } from '#domains/groups/remove-from-group';
import { handle } from '#platform/handle';

export const groupsRoutes = [
  handle(groups.listGroups, listGroups),
  handle(groups.addGroup, addGroup),
  handle(groups.editGroup, editGroup),
  handle(groups.deleteGroup, deleteGroup),
  handle(groups.assignToGroup, assignToGroup),
  handle(groups.removeFromGroup, removeFromGroup),
  handle(groups.printGroupList, printGroupList),
  handle(groups.printContactList, printContactList),
];
