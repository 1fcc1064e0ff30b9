import type { ReplyOf } from '@sheaf/contract/operation';
import type { sync as operations } from '@sheaf/contract/sync/sync';
import type { Handler } from '#platform/handle';
import { readMarkers } from '#platform/revisions/markers.store';

/** SYNC-C1. */
export async function poll(call: Handler<typeof operations.poll>) {
  const { tenant, actor, platform } = call;
  const told: object[] = [];
  for (const alerts of platform.registry.alerts) told.push(await alerts(call));
  return {
    markers: await readMarkers(tenant, platform.registry, actor.personId),
    alerts: Object.assign({}, ...told) as ReplyOf<typeof operations.poll>['alerts'],
    app_version: platform.settings.version,
  };
}
