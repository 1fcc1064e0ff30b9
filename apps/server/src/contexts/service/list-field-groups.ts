import type { service as operations } from '@sheaf/contract/service/service';
import { listPresentFieldGroups } from '#contexts/service/present-groups';
import type { Handler } from '#platform/handle';

/** SERVICE-C1. */
export const listFieldGroups = ({ tenant }: Handler<typeof operations.listFieldGroups>) =>
  listPresentFieldGroups(tenant);
