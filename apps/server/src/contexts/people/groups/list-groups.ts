import type { groups } from '@sheaf/contract/people/groups/groups';
import { readGroups } from '#contexts/people/groups/present-group';
import type { Handler } from '#platform/handle';

/** GROUPS-C1. */
export const listGroups = ({ tenant, actor }: Handler<typeof groups.listGroups>) => readGroups(tenant, actor);
