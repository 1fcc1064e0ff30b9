import type { sync as operations } from '@sheaf/contract/sync';
import { markers } from '#domains/sync/sync.store';
import type { Handler } from '#platform/handle';

/** SYNC-C1. */
export async function poll({ tenant, actor, platform }: Handler<typeof operations.poll>) {
  return { markers: await markers.read(tenant, actor.personId), app_version: platform.settings.version };
}
