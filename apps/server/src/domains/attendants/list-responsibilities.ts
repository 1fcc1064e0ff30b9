import type { attendants as operations } from '@sheaf/contract/attendants/attendants';
import { presentResponsibilities } from '#domains/attendants/present-responsibility';
import { responsibilities } from '#domains/attendants/responsibilities.store';
import type { Handler } from '#platform/handle';

/** SYNC-C3, ATTEND-R9. */
export const listResponsibilities = async ({ tenant }: Handler<typeof operations.listResponsibilities>) =>
  presentResponsibilities(tenant, await responsibilities.list(tenant));
