import type { talks as operations } from '@sheaf/contract/meetings/talks/talks';
import { findCoordinator } from '#contexts/meetings/talks/find-coordinator';
import type { Handler } from '#platform/handle';

/** WKND-R10. */
export async function readCoordinator({ tenant }: Handler<typeof operations.readCoordinator>) {
  const coordinator = await findCoordinator(tenant);
  return { valid: coordinator !== undefined, name: coordinator?.name ?? null };
}
