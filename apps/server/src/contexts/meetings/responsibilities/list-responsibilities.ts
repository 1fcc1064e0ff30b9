import type { responsibilities as operations } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import { presentResponsibilities } from '#contexts/meetings/responsibilities/present-responsibility';
import { responsibilities } from '#contexts/meetings/responsibilities/responsibilities.store';
import type { Handler } from '#platform/handle';

/** SYNC-C3, ATTEND-R9. */
export const listResponsibilities = async ({ tenant }: Handler<typeof operations.listResponsibilities>) =>
  presentResponsibilities(tenant, await responsibilities.list(tenant));
