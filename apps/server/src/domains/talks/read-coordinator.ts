import type { talks as operations } from '@sheaf/contract/talks/talks';
import { findCoordinator } from '#domains/talks/find-coordinator';
import type { Handler } from '#platform/handle';

/** WKND-R10. */
export async function readCoordinator({ tenant }: Handler<typeof operations.readCoordinator>) {
  const coordinator = await findCoordinator(tenant);
  return { valid: coordinator !== undefined, name: coordinator?.name ?? null };
}
