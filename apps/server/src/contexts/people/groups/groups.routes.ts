import { groups } from '@sheaf/contract/people/groups/groups';
import { addGroup } from '#contexts/people/groups/add-group';
import { assignToGroup } from '#contexts/people/groups/assign-to-group';
import { deleteGroup } from '#contexts/people/groups/delete-group';
import { editGroup } from '#contexts/people/groups/edit-group';
import { listGroups } from '#contexts/people/groups/list-groups';
import { printContactList } from '#contexts/people/groups/print-contact-list';
import { printGroupList } from '#contexts/people/groups/print-group-list';
import { removeFromGroup } from '#contexts/people/groups/remove-from-group';
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
