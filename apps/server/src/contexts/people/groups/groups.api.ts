import { groups } from '#contexts/people/groups/groups.store';

export { importedGroups } from '#contexts/people/groups/groups.store';

export const countGroups = groups.count;
export const groupNames = groups.names;
export const holdGroup = groups.hold;
export const groupsLedBy = groups.ledBy;
export const leadOf = groups.leadOf;
