import type { service as operations } from '@sheaf/contract/service/service';
import { listPresentRotationGroups } from '#contexts/service/present-groups';
import type { Handler } from '#platform/handle';

/** SERVICE-C3. */
export const listRotationGroups = ({ tenant }: Handler<typeof operations.listRotationGroups>) =>
  listPresentRotationGroups(tenant);
