import type { groups } from '@sheaf/contract/groups/groups';
import { readGroups } from '#domains/groups/present-group';
import type { Handler } from '#platform/handle';

/** GROUPS-C1. */
export const listGroups = ({ tenant, actor }: Handler<typeof groups.listGroups>) => readGroups(tenant, actor);
