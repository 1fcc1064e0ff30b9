import type { attendants as operations } from '@sheaf/contract/meetings/attendants/attendants';
import { presentResponsibilities } from '#contexts/meetings/attendants/present-responsibility';
import { responsibilities } from '#contexts/meetings/attendants/responsibilities.store';
import type { Handler } from '#platform/handle';

/** SYNC-C3, ATTEND-R9. */
export const listResponsibilities = async ({ tenant }: Handler<typeof operations.listResponsibilities>) =>
  presentResponsibilities(tenant, await responsibilities.list(tenant));
