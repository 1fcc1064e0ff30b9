/** Counts and revisions of the collections a phone keeps, in one statement. */
import { markerOf } from '@sheaf/rules/sync/marker';
import type { Statement } from '#platform/database/prepared-statement';
import type { Tenant } from '#platform/database/tenant';

/**
 * Collections by the names of SYNC-D2, the revision that rises with them, and what is counted. Whatever else has a revision is
 * told with a count of 0: the revision alone says that it changed.
 */
const collections = [
  ['congregations', 'congregations', 'congregations'],
  ['users', 'users', 'people where deleted_at is null'],
  ['roles', 'roles', 'roles'],
  ['groups', 'groups', 'groups'],
  ['countries', null, 'countries'],
  ['regions', null, 'regions'],
  ['maps', 'maps', 'maps where deleted_at is null'],
  ['suburbs', 'suburbs', 'suburbs'],
  ['streets', 'streets', 'streets'],
  ['mapAssignments', 'mapAssignments', 'map_assignments where returned_at is null'],
  ['availableAddresses', 'availableAddresses', 'available_addresses'],
  ['preloadedAddresses', 'preloadedAddresses', 'preloaded_addresses'],
  ['doNotCalls', 'doNotCalls', 'do_not_calls'],
  ['foreignAddresses', 'foreignAddresses', 'foreign_addresses'],
  ['translations', 'translations', 'wordings'],
] as const;

const statement: Statement = {
  name: 'markers',
  text: `select p.permission_epoch,
    json_build_object(${collections.map(([name, , counted]) => `'${name}', (select count(*) from ${counted})`).join(', ')}) as counts,
    (select json_object_agg(collection, revision) from revisions) as revisions
    from people p where p.id = $1`,
};

interface Row {
  permission_epoch: number;
  counts: Record<string, number>;
  revisions: Record<string, number> | null;
}

export const markers = {
  async read(tenant: Tenant, personId: number): Promise<Record<string, string>> {
    const [row] = await tenant.prepared<Row>(statement, [personId]);
    if (!row) throw new Error('the signed-in person is not there');
    const revisions = row.revisions ?? {};
    const counted = collections.map(([name, revision]) => [
      name,
      markerOf(row.counts[name] ?? 0, revision ? (revisions[revision] ?? 0) : 0, row.permission_epoch),
    ]);
    const others = Object.entries(revisions)
      .filter(([name]) => !(name in row.counts))
      .map(([name, revision]) => [name, markerOf(0, revision, row.permission_epoch)]);
    return Object.fromEntries([...counted, ...others]);
  },
};
