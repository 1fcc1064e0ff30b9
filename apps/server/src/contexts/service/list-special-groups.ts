import type { service as operations } from '@sheaf/contract/service/service';
import { listPresentSpecialGroups } from '#contexts/service/present-groups';
import type { Handler } from '#platform/handle';

/** SERVICE-C2. */
export const listSpecialGroups = ({ tenant, actor }: Handler<typeof operations.listSpecialGroups>) =>
  listPresentSpecialGroups(tenant, actor.lang);
