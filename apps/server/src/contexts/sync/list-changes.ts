import type { sync as operations } from '@sheaf/contract/sync/sync';
import type { Change, KeptCollection } from '@sheaf/rules/sync/collection';
import { explainsCount, isOfOurHistory, readMarker } from '@sheaf/rules/sync/marker';
import { readPeople, readRoles } from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { Handler } from '#platform/handle';
import { readMarkers } from '#platform/revisions/markers.store';
import { revisions } from '#platform/revisions/revisions.store';

/** Reads the rows with these ids, or all rows. */
const readRows: {
  [Name in KeptCollection]: (
    tenant: Tenant,
    ids?: number[],
  ) => ReturnType<typeof readPeople | typeof readRoles>;
} = { users: readPeople, roles: readRoles };

/** Reads the marker before the rows: a change in between is sent twice at worst and never lost (SYNC-R1). */
export async function listChanges(call: Handler<typeof operations.listChanges>) {
  const { tenant, actor, params, query } = call;
  const read = readRows[params.collection];
  const marker = (await readMarkers(tenant, call.platform.registry, actor.personId))[params.collection]!;
  const [since, ours] = [readMarker(query.since ?? ''), readMarker(marker)!];
  const ids =
    since && isOfOurHistory(since, ours)
      ? await revisions.changedAfter(tenant, params.collection, since.revision)
      : undefined;
  if (!since || !ids || !explainsCount(since, ours, ids.length))
    return { marker, whole: true, changed: await read(tenant), gone: [] } satisfies Change<{ id: number }>;
  const changed = ids.length > 0 ? await read(tenant, ids) : [];
  const there = new Set(changed.map((row) => row.id));
  return { marker, whole: false, changed, gone: ids.filter((id) => !there.has(id)) };
}
