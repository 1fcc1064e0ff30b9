import { groups } from '@sheaf/contract/people/groups/groups';
import { assignToGroup } from '#contexts/people/groups/assign-to-group';
import { deleteGroup } from '#contexts/people/groups/delete-group';
import { groupRecords } from '#contexts/people/groups/groups.records';
import { listGroups } from '#contexts/people/groups/list-groups';
import { printContactList } from '#contexts/people/groups/print-contact-list';
import { printGroupList } from '#contexts/people/groups/print-group-list';
import { removeFromGroup } from '#contexts/people/groups/remove-from-group';
import { handle } from '#platform/handle';

export const groupsRoutes = [
  handle(groups.listGroups, listGroups),
  ...groupRecords,
  handle(groups.deleteGroup, deleteGroup),
  handle(groups.assignToGroup, assignToGroup),
  handle(groups.removeFromGroup, removeFromGroup),
  handle(groups.printGroupList, printGroupList),
  handle(groups.printContactList, printContactList),
];
